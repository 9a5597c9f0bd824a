// The protocol's enums: a bare code (`"ready"`) or an object with one key, the code, that holds
// what belongs to it (`{ "buy": "server" }`).

/** The codes of an enum. */
export type Code<T> = T extends string ? T : T extends object ? Extract<keyof T, string> : never;

/** What the code holds; `never` for a bare one. */
export type Held<T, K extends string> = T extends string ? never : T extends Record<K, infer H> ? H : never;

/** One handler for every code: a missing one is a type error. */
export type Handlers<T, R> = {
  [K in Code<T>]: [Held<T, K>] extends [never] ? () => R : (held: Held<T, K>) => R;
};

/** The code of a value. */
export function code<T extends string | object>(value: T): Code<T> {
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as Code<T>;
}

/** What the value holds if it has this code. */
export function held<T extends string | object, K extends Code<T>>(value: T, name: K): Held<T, K> | undefined {
  if (typeof value === 'string') return undefined;
  const object: object = value;
  return name in object ? (object as Record<K, Held<T, K>>)[name] : undefined;
}

/** Calls the handler of the value's code. */
export function match<T extends string | object, R>(value: T, handlers: Handlers<T, R>): R {
  const name = code(value);
  const handler = handlers[name] as (held: unknown) => R;
  return handler(typeof value === 'string' ? undefined : (value as Record<string, unknown>)[name]);
}

/** The same where most codes have the same answer. */
export function matchSome<T extends string | object, R>(value: T, handlers: Partial<Handlers<T, R>>, otherwise: R): R {
  const name = code(value);
  return name in handlers ? match(value, handlers as Handlers<T, R>) : otherwise;
}

/** The same for messages that carry their code as `type`. */
export function matchType<T extends { type: string }, R>(
  value: T,
  handlers: { [K in T['type']]: (value: Extract<T, { type: K }>) => R },
): R {
  const handler = handlers[value.type as T['type']] as (value: T) => R;
  return handler(value);
}

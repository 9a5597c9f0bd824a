import { maybe } from '../../i18n/index.svelte';
import type { Area, Catalogue, Entertainer, Side } from '../../protocol';
import type { STANDARD } from './standard';

/** The numbers of a component sheet that the rules name. */
export type Numbers = Record<keyof typeof STANDARD, number>;

/** A rule in the word set shown. */
export interface Rule {
  id: string;
  title: string;
  text: string;
  ruling?: string | undefined;
  editions?: string | undefined;
  example?: string | undefined;
}

/** The numbers of the sheet that a table plays with. */
export function numbersOf(catalogue: Catalogue): Numbers {
  const area = (name: Area) => catalogue.areas.find((info) => info.area === name);
  const plain = (name: Area) => area(name)?.plain ?? 0;
  const upgraded = (name: Area) => area(name)?.upgraded ?? 0;
  const side = (who: Entertainer, side: Side) =>
    catalogue.entertainers.find((info) => info.who === who && info.side === side);
  const [noble_1, noble_2, noble_3] = catalogue.noble_prices;
  return {
    ...{ cashbox: plain('cashbox'), cashbox_up: upgraded('cashbox') },
    ...{ brewer: plain('brewer'), brewer_up: upgraded('brewer') },
    ...{ barrel: plain('barrel'), barrel_up: upgraded('barrel') },
    ...{ monk: plain('monk'), monk_up: upgraded('monk') },
    ...{ safe: plain('safe'), safe_up: upgraded('safe') },
    ...{ storage: plain('storage'), storage_up: upgraded('storage') },
    dishwasher_price: area('dishwasher')?.price ?? 0,
    dishwasher_discount: area('dishwasher')?.discount ?? 0,
    ...{ noble_1, noble_2, noble_3 },
    musician_first: side('musician', 'first')?.asks ?? 0,
    musician_thalers: side('musician', 'first')?.gives ?? 0,
    musician_second: side('musician', 'second')?.asks ?? 0,
    musician_beer: side('musician', 'second')?.gives ?? 0,
    fire_first: side('fire_eater', 'first')?.asks ?? 0,
    fire_second: side('fire_eater', 'second')?.asks ?? 0,
    juggler_card: side('juggler', 'first')?.asks ?? 0,
    juggler_die: side('juggler', 'second')?.asks ?? 0,
    schnapps_kept: catalogue.schnapps_kept,
  };
}

/** A rule with these numbers. */
export function ruleOf(id: string, numbers: Numbers): Rule {
  const part = (name: string) => maybe(`rule-${id}${name}`, numbers);
  return {
    id,
    title: part('.title') ?? id,
    text: part('') ?? '',
    ruling: part('.ruling'),
    editions: part('.editions'),
    example: part('.example'),
  };
}

/** The English sentences, which both English editions share. */
export default Object.values(
  import.meta.glob<string>(
    ['../../../../words/sentences/en/*.ftl', '!../../../../words/sentences/en/{terminal,rules,box,examples}.ftl'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);

/** The English sentences, which both English editions share. */
export default Object.values(
  import.meta.glob<string>(['../../../../words/sentences/en/*.ftl', '!**/terminal.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

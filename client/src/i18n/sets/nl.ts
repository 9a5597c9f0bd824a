import terms from '../../../../words/terms/nl.ftl?raw';

const sentences = import.meta.glob<string>(
  ['../../../../words/sentences/nl/*.ftl', '!../../../../words/sentences/nl/{terminal,rules,box,examples}.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

export default [terms, ...Object.values(sentences)];

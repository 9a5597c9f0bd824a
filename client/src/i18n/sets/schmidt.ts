import terms from '../../../../words/terms/schmidt.ftl?raw';
import sentences from './english';

export default [terms, ...sentences];

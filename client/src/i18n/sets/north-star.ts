import terms from '../../../../words/terms/north-star.ftl?raw';
import sentences from './english';

export default [terms, ...sentences];

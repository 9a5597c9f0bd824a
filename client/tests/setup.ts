import { afterEach, beforeAll } from 'vitest';
import { cleanup } from '@testing-library/svelte';
import { speak } from '../src/i18n/index.svelte';

beforeAll(() => speak('north-star'));
afterEach(cleanup);

// Without a layout there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

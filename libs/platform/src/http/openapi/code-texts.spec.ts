import { ERROR_STATUS } from '@manette/contracts/errors';
import { CODE_TEXTS } from './code-texts.js';

it('[POC-076] has a text for every error code', () => {
  expect(Object.keys(ERROR_STATUS).filter((code) => !CODE_TEXTS[code])).toEqual([]);
});

import { ERROR_STATUS } from '@manette/contracts/errors';
import { CODE_TEXTS } from './code-texts.js';

it('[POC-076] says of every code what it tells', () => {
  expect(Object.keys(ERROR_STATUS).filter((code) => !CODE_TEXTS[code])).toEqual([]);
});

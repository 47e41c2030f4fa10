import { isNotLoaded, RemoteNotLoadedError } from './not-loaded';

describe('an error', () => {
  it.each([
    ['a remote that is down', new RemoteNotLoadedError('x')],
    ['a script that is missing', Object.assign(new Error('x'), { name: 'ChunkLoadError' })],
    ['a style sheet that is missing', Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' })],
  ])('means that files could not be loaded: %s', (_, error) => expect(isNotLoaded(error)).toBe(true));

  it.each([
    ['an error of its own', new TypeError('Cannot read properties of null')],
    ['something thrown that is no error', null],
  ])('[SHELL-021] means a fault of the page: %s', (_, error) => expect(isNotLoaded(error)).toBe(false));
});

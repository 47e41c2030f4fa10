import { isNotLoaded, RemoteNotLoadedError } from './not-loaded';

describe('an error', () => {
  it.each([
    ['a remote that is down', new RemoteNotLoadedError('x')],
    ['a script that is missing', Object.assign(new Error('x'), { name: 'ChunkLoadError' })],
    ['a style sheet that is missing', Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' })],
  ])('means that files could not be loaded: %s', (_, error) => expect(isNotLoaded(error)).toBe(true));

  it.each([
    ['an error thrown by the page', new TypeError('Cannot read properties of null')],
    ['a thrown value that is not an error', null],
  ])('[SHELL-021] means a fault of the page: %s', (_, error) => expect(isNotLoaded(error)).toBe(false));
});

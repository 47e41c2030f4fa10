export type { Answer, Answerer, FakeCall } from './exchange';
export { fakeApi, type FakeApi } from './fake-api';
export { aClient, anAdmin } from './people';
export { aGiftCard, anAccount, aPicture } from './listings';
export { fakePushes, type FakePushes } from './fake-pushes';

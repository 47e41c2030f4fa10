export { fakeApi, type FakeCall, type FakeApi } from './fake-api';
export { aClient, anAdmin } from './people';

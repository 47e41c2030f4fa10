export { asServed } from './as-served.js';
export { exitCodeAndOutput, runProgramFor } from './run-program-for.js';
export { newAdministrator } from './new-administrator.js';
export { startTestApp, type TestApp, type TestAppOptions } from './test-app.js';
export { PASSWORD, type TestPerson } from './test-people.js';
export type { TestSocket } from './test-sockets.js';
export type { ReceivedMail } from './test-mails.js';
export { timeBoxed } from './time-boxed.js';

import 'reflect-metadata';
import { exitOnConfigError, loadConfig, openPort, PictureWork, stopOnSignals } from '@manette/platform';
import { createApp } from './create-app.js';
import { version } from './version.js';

await exitOnConfigError(async () => {
  const app = await createApp(loadConfig(process.env, version));
  stopOnSignals(app);
  await openPort(app);
  app.get(PictureWork).warm();
});

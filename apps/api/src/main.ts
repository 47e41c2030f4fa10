import 'reflect-metadata';
import {
  APP_CONFIG,
  loadConfig,
  PictureWork,
  exitOnConfigError,
  stopOnSignals,
  type AppConfig,
} from '@manette/platform';
import { createApp } from './create-app.js';
import { version } from './version.js';

await exitOnConfigError(async () => {
  const app = await createApp(loadConfig(process.env, version));
  stopOnSignals(app);
  const { http } = app.get<AppConfig>(APP_CONFIG);
  await app.listen(http.port, http.host);
  app.get(PictureWork).warm();
});

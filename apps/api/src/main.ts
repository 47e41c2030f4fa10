import 'reflect-metadata';
import { APP_CONFIG, ConfigError, loadConfig, type AppConfig } from '@manette/platform';
import { createApp } from './create-app.js';
import { stopOnSignals } from './stop-on-signals.js';
import { version } from './version.js';

function readConfig(): AppConfig {
  try {
    return loadConfig(process.env, version);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const app = await createApp(readConfig());
stopOnSignals(app);
const { http } = app.get<AppConfig>(APP_CONFIG);
await app.listen(http.port, http.host);

// `npm run serve`: the built product in production. In images the same program is `dist/serve.js` of the API.
import { CHECKOUT } from '../checkout.ts';
import { readDotenv } from '../settings/dotenv.ts';
import { withoutSecrets } from './checks/without-secrets.ts';
import { serve } from './serve.ts';

/** Errors with a message for the operator. Other errors are printed with their stack, for the developer. */
const FOR_THE_OPERATOR = ['StartError', 'ConfigError'];

try {
  readDotenv(CHECKOUT);
  await serve(process.argv.slice(2), CHECKOUT);
} catch (error) {
  const { name, message, stack } = error as Error;
  const words = FOR_THE_OPERATOR.includes(name) ? message : (stack ?? message);
  console.error(withoutSecrets(words, [process.env.DATABASE_URL, process.env.REDIS_URL]));
  // Anything that was started would keep the process alive.
  process.exit(1);
}

import { serverJest } from '../../tools/jest/server.mjs';

export default serverJest({ displayName: 'openapi' });

import { symbols } from 'pino';
import { withCurrentCall } from '../../core/request/current-call.js';
import { rootLogger } from './root-logger.js';

describe('a line of the log', () => {
  const lines: Record<string, unknown>[] = [];
  const logging = { level: 'info', personalData: true, calls: 'info' } as const;
  const logger = rootLogger({ logging, version: '1.0.0', process: 'api' });
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  Object.assign(logger, { [symbols.streamSym]: { write } });

  it('[OPS-105] has the request id of the call during which it is written, and none outside a call', () => {
    const call = { requestId: 'call-0001', ip: '127.0.0.1', userAgent: undefined, cookies: undefined };
    withCurrentCall(call, () => logger.info('during'));
    logger.info('later');
    expect(lines).toEqual([
      expect.objectContaining({ msg: 'during', requestId: 'call-0001' }),
      expect.not.objectContaining({ requestId: expect.anything() }),
    ]);
  });
});

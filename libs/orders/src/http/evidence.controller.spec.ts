import type { AppConfig } from '@manette/platform';
import { CommandBus } from '@nestjs/cqrs';
import { EvidenceController } from './evidence.controller.js';
import {
  DownloadEvidence,
  DownloadEvidenceHandler,
} from '../application/download-evidence/download-evidence.command.js';

const config = { evidence: {} } as AppConfig;

describe('a shop without a key for dispute files', () => {
  it('[LIF-118] refuses the download before it reads the ticket', async () => {
    const unused = undefined as never;
    const handler = new DownloadEvidenceHandler(unused, unused, unused, unused, unused, config, unused);
    const download = handler.execute(new DownloadEvidence({ id: 'a', username: 'admin' }, 'ticket'));
    await expect(download).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('[LIF-118] has no public key to show', () => {
    const controller = new EvidenceController(undefined as unknown as CommandBus, config);
    expect(() => controller.publicKey()).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});

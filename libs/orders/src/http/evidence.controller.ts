import { AdminOnly, APP_CONFIG, CurrentUser, Public, publicKeyPem, Operation } from '@manette/platform';
import type { AppConfig, Principal } from '@manette/platform';
import { Controller, Get, Header, Inject, Param, StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { DownloadEvidence } from '../application/download-evidence/download-evidence.command.js';
import { NoPublicKey } from '../domain/evidence.errors.js';
import { ticketId } from './ticket-id.js';

@ApiTags('evidence')
@Controller()
export class EvidenceController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** [LIF-112] */
  @Operation(
    'Download the evidence of an order',
    'Returns a signed ZIP file of all events of an order, for disputes. Answers 503 if the shop has no key.',
  )
  @Get('evidence/tickets/:ticketId')
  @AdminOnly()
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async download(
    @CurrentUser() { userId, username }: Principal,
    @Param('ticketId') id: string,
  ): Promise<StreamableFile> {
    const command = new DownloadEvidence({ id: userId, username }, ticketId(id));
    const { ticketNumber, file } = await this.commands.execute(command);
    const disposition = `attachment; filename="evidence-${ticketNumber}.zip"`;
    return new StreamableFile(file, { type: 'application/zip', disposition });
  }

  /** Returns the public key with which anyone can check a dispute file [LIF-113]. */
  @Operation(
    'Read the public key of the evidence',
    'Returns the public key with which anyone can check the signature of evidence.',
    'NOT_FOUND',
  )
  @Get('.well-known/manette-evidence.pem')
  @Public()
  @Header('Content-Type', 'application/x-pem-file')
  @ApiProduces('application/x-pem-file')
  @ApiOkResponse({ schema: { type: 'string' } })
  publicKey(): string {
    const { key } = this.config.evidence;
    if (!key) throw new NoPublicKey();
    return publicKeyPem(key);
  }
}

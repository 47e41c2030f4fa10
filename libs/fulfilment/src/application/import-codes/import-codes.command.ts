import { decodeText } from '@manette/contracts/catalog';
import { VAULT_MESSAGES, type VaultImport } from '@manette/contracts/fulfilment';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CodeFileRefused } from '../../domain/fulfilment.errors.js';
import { cardContent, equalityOf } from '../../domain/item-content.js';
import type { VaultItem } from '../../domain/vault-items.js';
import { ListingLock } from '../vault/listing-lock.js';
import { NewItems } from '../vault/new-items.js';
import { readCodeLines, type CodeLines } from './code-lines.js';
import { listingTarget } from '@manette/contracts/audit';

/** An administrator adds the codes of a file to the vault of a gift card [LIF-051]. */
export class ImportCodes extends Command<VaultImport> {
  constructor(
    readonly listingId: string,
    readonly file: Buffer,
  ) {
    super();
  }
}

/** Splits the lines into those with a new code and those that repeat the code of an earlier line. */
function withoutRepeated(codes: CodeLines['codes']): {
  first: CodeLines['codes'];
  repeated: CodeLines['codes'];
} {
  const seen = new Set<string>();
  const parted: ReturnType<typeof withoutRepeated> = { first: [], repeated: [] };
  for (const one of codes) {
    const equality = equalityOf(cardContent(one), '', null);
    parted[seen.has(equality) ? 'repeated' : 'first'].push(one);
    seen.add(equality);
  }
  return parted;
}

/** Adds the valid lines together, by one statement; reports invalid lines and known codes. */
@CommandHandler(ImportCodes)
export class ImportCodesHandler implements ICommandHandler<ImportCodes> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingLock,
    private readonly newItems: NewItems,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws ListingNotFound, CodeFileRefused, VaultHasNoKeys */
  async execute({ listingId, file }: ImportCodes): Promise<VaultImport> {
    const text = decodeText(file);
    if (text === null) throw new CodeFileRefused('text');
    const { codes, errors, tooLong } = readCodeLines(text);
    if (tooLong) throw new CodeFileRefused('lines');
    const { first, repeated } = withoutRepeated(codes);
    const added = await this.add(listingId, first);
    const known = first.filter((_, place) => !added[place]);
    const refused = [...repeated, ...known].map(({ line }) => ({ line, message: VAULT_MESSAGES.codeKnown }));
    return {
      created: first.length - known.length,
      errors: [...errors, ...refused].sort((one, other) => one.line - other.line),
    };
  }

  private add(listingId: string, lines: CodeLines['codes']): Promise<(VaultItem | null)[]> {
    return this.unitOfWork.run(async () => {
      const facts = await this.listings.live({ kind: 'giftCard', id: listingId });
      const added = await this.newItems.add(facts, lines.map(cardContent));
      const count = added.filter(Boolean).length;
      if (count > 0)
        this.audit.record({ action: 'vault-item.imported', target: listingTarget(facts), count });
      return added;
    });
  }
}

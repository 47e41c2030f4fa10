import { PictureWork, taskFile } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { ReceiptPrinter, type Receipt } from '../../application/print-receipt/receipt.js';

const RECEIPT = taskFile<typeof import('./receipt.task.js')>('./receipt.task', import.meta.url);

/**
 * Prints receipts in the picture processes: they load the renderer at the first receipt, so that neither its code nor
 * the time for a page burdens the API process.
 */
@Injectable()
export class ProcessReceiptPrinter extends ReceiptPrinter {
  constructor(private readonly work: PictureWork) {
    super();
  }

  override async print(receipt: Receipt): Promise<Buffer> {
    return Buffer.from(await this.work.ask(RECEIPT, receipt));
  }
}

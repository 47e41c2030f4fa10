import { PictureWork, taskFile } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { ReceiptPrinter, type Receipt } from '../../application/print-receipt/receipt.js';

const RECEIPT = taskFile<typeof import('./receipt.task.js')>('./receipt.task', import.meta.url);

/**
 * Prints in the processes for pictures: the renderer is loaded there at the first receipt, and neither its code nor the
 * time that a page takes is the API's.
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

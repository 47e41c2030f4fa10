import { JobHandler, JobProcessor } from '@manette/platform';
import { FindSimilarProofs } from '../../application/find-similar-proofs/find-similar-proofs.js';
import {
  COMPARE_PROOF,
  SIMILAR_PROOFS,
  type CompareProofJob,
} from '../../application/find-similar-proofs/similar-proofs.job.js';

/** Finds pictures similar to that of a new proof; a repeated run finds the same. */
@JobProcessor(SIMILAR_PROOFS, { names: [COMPARE_PROOF], concurrency: 2 })
export class SimilarProofsProcessor extends JobHandler {
  constructor(private readonly find: FindSimilarProofs) {
    super();
  }

  process(_name: string, data: unknown): Promise<void> {
    return this.find.run((data as CompareProofJob).proofId);
  }
}

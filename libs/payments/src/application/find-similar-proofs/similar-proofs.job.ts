export const SIMILAR_PROOFS = 'similar-proofs';
export const COMPARE_PROOF = 'compare';

/** The job that compares the picture of a proof with those of other tickets. */
export interface CompareProofJob {
  proofId: string;
}

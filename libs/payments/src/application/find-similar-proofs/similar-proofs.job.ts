export const SIMILAR_PROOFS = 'similar-proofs';
export const COMPARE_PROOF = 'compare';

/** The picture of a proof is to be compared with those of other tickets. */
export interface CompareProofJob {
  proofId: string;
}

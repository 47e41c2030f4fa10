import { UnitOfWork } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { outlineDistance } from './outline-distance.js';
import { PaymentNotices } from '../payment-notices.js';
import { ProofPictures, type ComparedPicture } from './proof-pictures.js';
import { SimilarProofs, type Candidate, type PicturedProof } from './similar-proofs.js';

/** The maximum of candidates that are compared. A similar picture is among the nearest ones. */
const COMPARED = 8;
/** The largest distance between outlines, in grey levels. Copies differ by up to about ten, and other forms usually by more. */
const FARTHEST_OUTLINE = 32;
/**
 * Above this difference, two pictures show different content somewhere. Copies of half the size, saved as JPEG of
 * quality 60, reach 0.06 (0.2 with the roughest scalers); forms with another number and date reach 0.5 and more.
 */
export const MOST_DIFFERENCE = 0.3;

/** Compares the picture of a proof with those of other tickets and flags both where they are alike [LIF-033, LIF-034]. */
@Injectable()
export class FindSimilarProofs {
  constructor(
    private readonly pictures: ProofPictures,
    private readonly similar: SimilarProofs,
    private readonly unitOfWork: UnitOfWork,
    private readonly notices: PaymentNotices,
  ) {}

  /**
   * Compares the picture of a proof. It stores the picture before it searches, so that of two concurrent proofs at
   * least one finds the other.
   */
  async run(proofId: string): Promise<void> {
    const proof = await this.similar.find(proofId);
    const picture = proof && (await this.pictures.read(proof.fileKey));
    if (!picture) return;
    await this.similar.keep(proof, picture);
    for (const candidate of nearest(picture, await this.similar.candidates(proof, picture)))
      if ((await picture.differenceTo(candidate.fileKey)) <= MOST_DIFFERENCE)
        await this.flag(proof, candidate);
  }

  private async flag(proof: PicturedProof, other: Candidate): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.similar.record(proof.proofId, other.proofId))) return;
      for (const told of [proof, other]) this.notices.changed(told, told.state);
    });
  }
}

function nearest({ outline }: ComparedPicture, candidates: Candidate[]): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, distance: outlineDistance(outline, candidate.outline) }))
    .filter(({ distance }) => distance <= FARTHEST_OUTLINE)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, COMPARED)
    .map(({ candidate }) => candidate);
}

import { UnitOfWork } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { outlineDistance } from './outline-distance.js';
import { PaymentNotices } from '../payment-notices.js';
import { ProofPictures, type ComparedPicture } from './proof-pictures.js';
import { SimilarProofs, type Candidate, type PicturedProof } from './similar-proofs.js';

/** More pictures than these are not compared: one that is alike is among the nearest. */
const COMPARED = 8;
/** In grey levels; copies differ by up to about ten, and other forms mostly by more. */
const FARTHEST_OUTLINE = 32;
/**
 * Above it two pictures show something different somewhere. Halved copies in JPEG of quality 60 reach 0.06 (0.2 when made
 * by the roughest of scalers), forms with another number and date 0.5 and more.
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

  /** Of two proofs at the same time each keeps its picture before it looks, so that one of them finds the other. */
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

import { DomainError } from '@manette/contracts/errors';
import type { GuideDefinition } from '@manette/contracts/fulfilment';

/** The guide does not exist, or belongs to another client. */
export class GuideNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Guide not found');
  }
}

type Step = GuideDefinition['steps'][number] & { doneAt: string | null };

/** Returns the steps of a guide that is being sent, none of them ticked. */
export const newSteps = ({ steps }: GuideDefinition): Step[] =>
  steps.map((step) => ({ ...step, doneAt: null }));

/**
 * Ticks or unticks a step. A step that is already ticked keeps its time [LIF-099].
 * @throws GuideNotFound for a step that the guide does not have
 */
export function tick<S extends Step>(steps: S[], number: number, done: boolean, at: Date): S[] {
  if (!steps.some((step) => step.number === number)) throw new GuideNotFound();
  const doneAt = (step: S) => (done ? (step.doneAt ?? at.toISOString()) : null);
  return steps.map((step) => (step.number === number ? { ...step, doneAt: doneAt(step) } : step));
}

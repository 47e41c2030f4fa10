/** The command cannot be done; the message is one line for the operator. */
export class Refusal extends Error {}

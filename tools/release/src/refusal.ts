/** The command cannot be executed. The message is for the operator. */
export class Refusal extends Error {}

// The commands of users of this context, for tools that simulate users. Other contexts use only `libs/contracts`.
export { AddMethod } from './application/add-method/add-method.command.js';
export { AcceptProof } from './application/decide-proof/accept-proof.command.js';
export { RequestPayment } from './application/request-payment/request-payment.command.js';
export { SendProof } from './application/send-proof/send-proof.command.js';

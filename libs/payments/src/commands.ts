// What people do in this context, for tools that play them; contexts meet in `libs/contracts` alone.
export { AddMethod } from './application/add-method/add-method.command.js';
export { AcceptProof } from './application/decide-proof/accept-proof.command.js';
export { RequestPayment } from './application/request-payment/request-payment.command.js';
export { SendProof } from './application/send-proof/send-proof.command.js';

/** Beside the product's own port. */
export const gifProvider = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? '4290') + 1}`;

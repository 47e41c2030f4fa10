import { mfApp } from '../../tools/rspack/mf-app.mjs';

export default mfApp({ dir: import.meta.dirname, name: 'shell' });

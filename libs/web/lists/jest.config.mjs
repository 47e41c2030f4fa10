import { webJest } from '../../../jest.preset.js';

export default webJest('web-lists');

// What a task on pictures needs; light, because a process of its own loads it.
export { detectFileType } from '../files/detect-file-type.js';
export { decoder } from './decoder.js';
export { plainPicture, readPlainHeader, type PictureHeader } from './picture-header.js';

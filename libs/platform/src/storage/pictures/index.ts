// The API for picture tasks; kept small, as the picture processes load it.
export { detectFileType } from '../files/detect-file-type.js';
export { decoder } from './decoder.js';
export { stripPicture, readPictureHeader, type PictureHeader } from './picture-header.js';

export { renderApp, type RenderOptions } from './render-app';

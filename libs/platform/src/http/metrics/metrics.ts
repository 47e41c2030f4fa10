export { Metrics } from '../../core/metrics/metrics.js';

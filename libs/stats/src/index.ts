export { StatsModule } from './stats.module.js';
export { statsPersistence } from './infrastructure/persistence/stats.persistence.js';

export { ChatModule } from './chat.module.js';
export { chatPersistence } from './infrastructure/persistence/chat.persistence.js';

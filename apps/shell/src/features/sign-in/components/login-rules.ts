import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { loginSchema } from '@manette/contracts/identity';

export const loginRules = standardSchemaResolver(loginSchema);

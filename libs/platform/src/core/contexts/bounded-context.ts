import { SetMetadata, type DynamicModule, type Type } from '@nestjs/common';
import type { ContextName } from '../config/environment.js';

const BOUNDED_CONTEXT = 'manette:bounded-context';

/**
 * The module of a bounded context. It handles commands and queries in every process, and HTTP calls only where the context is
 * open.
 */
export interface ContextModule extends Type {
  /** The module together with its routes. */
  withRoutes(): DynamicModule;
}

/** Marks the module of a bounded context with its name in CONTEXTS. */
export const BoundedContext = (name: Exclude<ContextName, 'platform'>): ClassDecorator =>
  SetMetadata(BOUNDED_CONTEXT, name);

/** Returns the context of a module; a module without a context belongs to the shared work, `platform`. */
export const contextOf = (module: Type | undefined): ContextName =>
  (module && (Reflect.getMetadata(BOUNDED_CONTEXT, module) as ContextName | undefined)) ?? 'platform';

/** Returns the modules of a process that answers HTTP: only the opened contexts have routes (operations, section 8). */
export const withOpenRoutes = (
  modules: readonly ContextModule[],
  open: readonly ContextName[],
): (Type | DynamicModule)[] =>
  modules.map((module) => (open.includes(contextOf(module)) ? module.withRoutes() : module));

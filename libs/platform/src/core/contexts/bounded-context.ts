import { SetMetadata, type DynamicModule, type Type } from '@nestjs/common';
import type { ContextName } from '../config/environment.js';

const BOUNDED_CONTEXT = 'manette:bounded-context';

/** The module of a bounded context. It answers commands and queries in every process, and calls where it is opened. */
export interface ContextModule extends Type {
  /** The module together with its routes. */
  withRoutes(): DynamicModule;
}

/** Marks the module of a bounded context with its name in CONTEXTS. */
export const BoundedContext = (name: Exclude<ContextName, 'platform'>): ClassDecorator =>
  SetMetadata(BOUNDED_CONTEXT, name);

/** The context whose module this is; what belongs to none is work that all share. */
export const contextOf = (module: Type | undefined): ContextName =>
  (module && (Reflect.getMetadata(BOUNDED_CONTEXT, module) as ContextName | undefined)) ?? 'platform';

/** The modules of a process that answers HTTP: only the opened contexts have routes (operations, section 8). */
export const withOpenRoutes = (
  modules: readonly ContextModule[],
  open: readonly ContextName[],
): (Type | DynamicModule)[] =>
  modules.map((module) => (open.includes(contextOf(module)) ? module.withRoutes() : module));

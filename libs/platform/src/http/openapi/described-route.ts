import type { INestApplication, Type } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from '../auth/access.decorators.js';

type Handler = (...args: unknown[]) => unknown;

/** A route's handler and controller, from which the metadata of their decorators is read. */
export class DescribedRoute {
  private readonly reflector = new Reflector();

  constructor(
    private readonly controller: Type,
    private readonly handler: Handler,
  ) {}

  /** Returns the metadata that a decorator set; the handler's value overrides its controller's. */
  mark<T>(key: string): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(key, [this.handler, this.controller]);
  }

  /** Who may call the route: any signed-in user unless a decorator says otherwise. */
  get access(): Access | 'signed-in' {
    return this.mark<Access>(ACCESS) ?? 'signed-in';
  }
}

/** Returns the name of a route's handler, unique in the application as long as controllers have different names. */
export const routeName = (controller: string, method: string): string =>
  `${controller.charAt(0).toLowerCase()}${controller.slice(1).replace(/Controller$/, '')}_${method}`;

/** Finds a route by its name. The application need not be initialized; one created with `preview: true` is enough. */
export function routeFinder(app: INestApplication): (name: string) => DescribedRoute | undefined {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()]);
  const byKey = new Map(controllers.map(({ metatype }) => [metatype?.name ?? '', metatype as Type]));
  return (name) => {
    const [key = '', method = ''] = name.split('_');
    const controller = byKey.get(`${key.charAt(0).toUpperCase()}${key.slice(1)}Controller`);
    const handler = (controller?.prototype as Record<string, Handler> | undefined)?.[method];
    return controller && handler ? new DescribedRoute(controller, handler) : undefined;
  };
}

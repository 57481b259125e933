import 'reflect-metadata';
import { type DynamicModule, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { getMetadataStorage } from 'class-validator';
import { PUBLIC } from '../security/public.decorator.js';

/** A route, as its controller declares it. */
export interface DeclaredRoute {
  method: string;
  /** With its parameters, such as `/api/admin/events/:id`; a `*` stands for the rest. */
  path: string;
  /** Whether it is open to everybody; otherwise it takes only an admin's token. */
  isPublic: boolean;
  /** The fields that its body, and its query, are checked for; none where nothing of the kind is read. */
  body: readonly string[];
  query: readonly string[];
}

type Handler = (...args: unknown[]) => unknown;
type Controller = Type<Record<string, unknown>>;

/** Every route of a service's module: what its decorators say, so a new route or field is in it by itself. */
export function routesOf({ imports = [], controllers = [] }: DynamicModule): DeclaredRoute[] {
  const imported = imports.filter((part) => 'module' in part);
  return [...imported.flatMap(routesOf), ...controllers.flatMap((one) => routesIn(one as Controller))];
}

function routesIn(controller: Controller): DeclaredRoute[] {
  const { prototype } = controller;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = prototype[name] as Handler;
    const method: RequestMethod | undefined = Reflect.getMetadata(METHOD_METADATA, handler);
    if (method === undefined) return [];
    const declared = {
      method: RequestMethod[method] ?? '',
      path: [pathAt(controller), pathAt(handler)].filter(Boolean).join('/').replace(/^\/?/, '/'),
      isPublic: Boolean(Reflect.getMetadata(PUBLIC, handler) ?? Reflect.getMetadata(PUBLIC, controller)),
      body: fieldsRead(controller, name, RouteParamtypes.BODY),
      query: fieldsRead(controller, name, RouteParamtypes.QUERY),
    };
    return [declared];
  });
}

function pathAt(target: object): string {
  const path: string = Reflect.getMetadata(PATH_METADATA, target);
  return path === '/' ? '' : path;
}

/** The names of the fields that a form has rules for. */
function fieldsRead(controller: Controller, name: string, source: RouteParamtypes): string[] {
  const args: Record<string, { index: number }> = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {};
  const types: Type[] = Reflect.getMetadata('design:paramtypes', controller.prototype, name) ?? [];
  const forms = Object.entries(args)
    .filter(([key]) => key.startsWith(`${source}:`))
    .map(([, { index }]) => types[index]);
  const rules = forms.flatMap((form) => {
    return form ? getMetadataStorage().getTargetValidationMetadatas(form, '', false, false) : [];
  });
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
}

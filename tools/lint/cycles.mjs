// Finds modules that import each other in a circle. ESLint's rule for this parses every file a second time and follows the
// imports again from each file; here each file is read once.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { resolver } from './rules.mjs';

const isType = ({ isTypeOnly }) => isTypeOnly;

/** Whether a statement disappears when types are stripped, so that it imports nothing at run time. */
function isErased(statement) {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const { importClause } = statement;
  if (!importClause) return false;
  const names = importClause.namedBindings?.elements ?? [];
  return importClause.isTypeOnly || (!importClause.name && names.length > 0 && names.every(isType));
}

const isImport = (node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node);

/** @returns the arguments of all dynamic imports (`import(…)`) */
function lateImports(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  if (source.text.includes('import(')) visit(source);
  return found;
}

/** @returns the files that a file imports, without packages from the registry */
function importsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const kept = source.statements.filter((node) => isImport(node) && !isErased(node));
  return [...kept.map(({ moduleSpecifier }) => moduleSpecifier), ...lateImports(source)]
    .filter((specifier) => specifier && ts.isStringLiteralLike(specifier))
    .map(({ text }) => resolver.resolve(text, file).path)
    .filter((path) => path && !path.includes('/node_modules/'));
}

/**
 * @param {string[]} files absolute paths
 * @returns {string[][]} the groups of files in which each file reaches every other file (Tarjan's algorithm)
 */
export function cyclesAmong(files) {
  const known = new Set(files);
  const [order, lowest, open, groups] = [new Map(), new Map(), [], []];
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    open.push(file);
    const imports = importsOf(file).filter((path) => known.has(path));
    for (const path of imports) {
      if (!order.has(path)) lowest.set(file, Math.min(lowest.get(file), visit(path)));
      else if (open.includes(path)) lowest.set(file, Math.min(lowest.get(file), order.get(path)));
    }
    if (lowest.get(file) === order.get(file)) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || imports.includes(file)) groups.push(group.sort());
    }
    return lowest.get(file);
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return groups;
}

import { format, type ICruiseResult } from 'dependency-cruiser';

/** What is drawn: its title, which files it has, and the folders that they are gathered in. */
interface Picture {
  readonly title: string;
  readonly files: string;
  readonly folders: string;
}

const PACKAGES: Picture = {
  title: 'Packages',
  files: '^(libs|services|tools)/[^/]+/|^(web|e2e)/',
  folders: '^((libs|services|tools)/[^/]+|web|e2e)',
};

/** The graph of packages, and in each service and library that of its folders, as Markdown. */
export async function drawGraph(result: ICruiseResult): Promise<string> {
  const insides = result.modules.flatMap(({ source }) => /^(services|libs)\/[^/]+/.exec(source)?.[0] ?? []);
  const pictures = [PACKAGES, ...[...new Set(insides)].sort().map(insideOf)];
  const drawn = await Promise.all(pictures.map((picture) => draw(result, picture)));
  return drawn.filter((text) => text !== undefined).join('\n');
}

function insideOf(folder: string): Picture {
  return { title: folder, files: `^${folder}/src/[^/]+/`, folders: `^${folder}/src/[^/]+` };
}

/** Nothing where no folder imports from another. */
async function draw(result: ICruiseResult, { title, files, folders }: Picture): Promise<string | undefined> {
  const { output } = await format(result, { outputType: 'mermaid', includeOnly: files, collapse: folders });
  const graph = String(output).trim();
  return graph.includes('-->') ? `**${title}**\n\n\`\`\`mermaid\n${graph}\n\`\`\`\n` : undefined;
}

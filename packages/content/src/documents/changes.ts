import { msg } from "@lingui/core/macro";
import type { Words } from "../authoring.ts";
import type { SourceId } from "../products/facts.ts";
import type { PaperKind } from "./files.ts";

type BySource = Readonly<Record<SourceId, Words>>;

const sameForAll = (words: Words): BySource => ({
  glassTube: words,
  rfTube: words,
  diode: words,
  fiber: words,
});
const sameFigures = msg`参数没有改动。`;
const cooling = msg`冷却方式只写“不用水”，其他参数没有改动。`;
const lens = msg`写明镜片坏了怎样处理。塑料要有厂家的安全技术说明书（SDS）。“另外这几样，也不放”的表里加了五样，膜的规定更严。其他只改了措辞。`;
const leather = msg`写明皮革味道刺鼻时，人要离开。塑料要有厂家的安全技术说明书（SDS）。“另外这几样，也不放”的表里加了五样，膜的规定更严。其他只改了措辞。`;

/**
 * Changes of each paper since its previous version, by the kind of laser source of its machine. A changed procedure is
 * named, so that owners read it again.
 */
export const paperChanges: Readonly<Record<PaperKind, BySource>> = {
  "user-manual": {
    ...sameForAll(lens),
    glassTube: msg`改了：换水期限，向我们书面索取。写明：镜片坏了怎样处理；用空气净化器的房间要装一氧化碳报警器（Light 530 和 Light 640）；送长板时谁推、谁接，急停和钥匙怎么管，太窄的板先裁短（中天）；反射镜擦过，酒精干透再通电。塑料要有厂家的安全技术说明书（SDS）。“另外这几样，也不放”的表里加了五样，膜的规定更严。其他只改了措辞。`,
    rfTube: msg`写明：镜片坏了怎样处理；反射镜擦过，酒精干透再通电。塑料要有厂家的安全技术说明书（SDS）。“另外这几样，也不放”的表里加了五样，膜的规定更严。其他只改了措辞。`,
    fiber: msg`写明：没有急停时怎样断电、怎样试停机；场镜和散热口的金属粉怎样清。塑料要有厂家的安全技术说明书（SDS）。“另外这几样，也不放”的表里加了五样，膜的规定更严。其他只改了措辞。`,
  },
  "spec-sheet": { ...sameForAll(sameFigures), diode: cooling, fiber: cooling },
  "operation-guide": {
    ...sameForAll(leather),
    glassTube: msg`写明：用空气净化器的房间要装一氧化碳报警器（Light 530 和 Light 640）；皮革味道刺鼻时，人要离开；有釉的瓷砖和陶瓷，釉料不含铅才刻。塑料要有厂家的安全技术说明书（SDS）。“另外这几样，也不放”的表里加了五样，膜的规定更严。其他只改了措辞。`,
    rfTube: msg`写明：皮革味道刺鼻时，人要离开；有釉的瓷砖和陶瓷，釉料不含铅才刻。塑料要有厂家的安全技术说明书（SDS）。“另外这几样，也不放”的表里加了五样，膜的规定更严。其他只改了措辞。`,
    fiber: msg`写明没有急停时怎样试停机。塑料要有厂家的安全技术说明书（SDS）。“另外这几样，也不放”的表里加了五样，膜的规定更严。其他只改了措辞。`,
  },
};

/** Changes of each drawing since its previous version. */
export const drawingChanges: Readonly<Record<"test-grid" | "cut-files", Words>> = {
  "test-grid": msg`从 1.0 起，图形没有改过；有任何一版的，不用重新下载。`,
  "cut-files": msg`六种图，SVG 和 DXF；从 1.0 起，图形没有改过；有任何一版的，不用重新下载。`,
};

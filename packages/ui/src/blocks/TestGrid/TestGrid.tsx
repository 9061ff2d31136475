"use client";

import { type CSSProperties, type KeyboardEvent, useId } from "react";
import { FigureList } from "../../components/FigureList/index.ts";
import { Link } from "../../components/Link/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import type { Picture } from "../../data.ts";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { CheckIcon } from "../../icons/check.ts";
import type { BlockRootProps } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./TestGrid.css.ts";
import type { TestGridData, TestGridSquare } from "./TestGrid.data.ts";

export interface TestGridLabels {
  /** Name of the group of squares. */
  choose: string;
  /** Accessible name of a square. `{power}`, `{speed}` and `{verdict}` stand for its values. */
  square: string;
}

/** Row and column of a square. */
type Place = readonly [row: number, column: number];

export interface TestGridProps extends TestGridData, BlockRootProps {
  /** Chosen square in controlled mode. Without it the block keeps the choice itself, beginning with `start`. */
  chosen?: Place;
  /** Called with the place of another square when it is chosen. */
  onChosenChange?: (place: Place) => void;
  labels: TestGridLabels;
}

/** A part is drawn a hundredth larger than its frame, which hides a line of its neighbours at broken pixels. */
const zoom = 1.01;
const percent = (share: number) => `${share * 100}%`;

/** Part of a sprite of 2000 × 2675 units in a frame of its own shape: so many to a row, from so many units down. */
function partStyle(index: number, columns: number, height: number, from: number): CSSProperties {
  const down = from + Math.floor(index / columns) * height;
  const rest = (zoom - 1) / 2;
  return {
    inlineSize: percent(columns * zoom),
    left: percent(-(index % columns) * zoom - rest),
    top: percent((-down / height) * zoom - rest),
  };
}

const squareStyle = (level: number) => partStyle(level, 5, 400, 0);
const edgeStyle = (level: number) => partStyle(level, 2, 375, 800);

/** The same `sizes` for squares and edges, so that the browser loads one file. */
const sizes = "(width > 64em) 60rem, 100vw";

function Part({ sprite, style, alt = "" }: { sprite: Picture; style: CSSProperties; alt?: string }) {
  return (
    <picture>
      {sprite.srcSet && <source sizes={sizes} srcSet={sprite.srcSet} type="image/avif" />}
      <img
        alt={alt}
        className={styles.part}
        decoding="async"
        height={sprite.height}
        loading="lazy"
        src={sprite.src}
        style={style}
        width={sprite.width}
      />
    </picture>
  );
}

/** Step of an arrow key from row to row. The other two are the browser's: to the next square and to the previous one. */
const rowSteps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * A plate of power × speed to touch: the squares are radio buttons, the chosen one shows its edge, its settings and what is
 * known of it. Without scripts it is a table with a verdict in each cell.
 */
export function TestGrid({
  title,
  lead,
  power,
  speed,
  energy,
  squares,
  verdicts,
  start,
  sprite,
  note,
  links = [],
  chosen: given,
  onChosenChange,
  labels,
  headingLevel = 2,
  ...rest
}: TestGridProps) {
  const id = useId();
  const [chosen, setChosen] = useControllableState<Place>({
    value: given,
    defaultValue: start,
    onChange: onChosenChange,
  });
  const [row, column] = chosen;
  const square = squares[row]?.[column];
  const verdict = square && verdicts[square.verdict];
  const nameOf = ({ verdict }: TestGridSquare, at: Place) =>
    labels.square
      .replace("{power}", `${power.values[at[0]]} ${power.unit}`.trimEnd())
      .replace("{speed}", `${speed.values[at[1]]} ${speed.unit}`.trimEnd())
      .replace("{verdict}", verdicts[verdict]?.name ?? "");

  /** Moves by rows; the browser's own arrow keys would go through the rows one square after the other. */
  const moveByRow = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = rowSteps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = (row + step + squares.length) % squares.length;
    setChosen([next, column]);
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${next}-${column}"]`)?.focus();
  };

  return (
    <Section {...rest} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      <div className={styles.columns}>
        <fieldset className={styles.plate}>
          <legend className={styles.choose}>{labels.choose}</legend>
          <table aria-labelledby={id} className={styles.table} onKeyDown={moveByRow}>
            <thead>
              <tr>
                <td className={styles.corner} />
                <th className={styles.axis} colSpan={speed.values.length} scope="colgroup">
                  {speed.name} <span className={styles.unit}>{speed.unit}</span>
                </th>
              </tr>
              <tr>
                <th className={styles.axis} scope="col">
                  {power.name} <span className={styles.unit}>{power.unit}</span>
                </th>
                {speed.values.map((value) => (
                  <th className={styles.head} key={value} scope="col">
                    {value}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {squares.map((cells, r) => (
                <tr key={power.values[r]}>
                  <th className={styles.head} scope="row">
                    {power.values[r]}
                  </th>
                  {cells.map((cell, c) => (
                    <td className={styles.cell} key={speed.values[c]}>
                      <label className={styles.square}>
                        {sprite && cell.level !== undefined ? (
                          <Part sprite={sprite} style={squareStyle(cell.level)} />
                        ) : (
                          <span className={styles.shade} style={{ opacity: 0.08 + 0.92 * cell.heat }} />
                        )}
                        <input
                          aria-label={nameOf(cell, [r, c])}
                          checked={r === row && c === column}
                          className={styles.radio}
                          data-place={`${r}-${c}`}
                          name={id}
                          onChange={() => setChosen([r, c])}
                          type="radio"
                          value={`${r}-${c}`}
                        />
                        <span className={styles.ring} />
                        {verdicts[cell.verdict]?.marked ? (
                          <CheckIcon className={styles.tick} size="s" />
                        ) : null}
                      </label>
                      <span className={styles.word}>{verdicts[cell.verdict]?.name}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <ul className={styles.legend}>
            {verdicts.map(({ name, marked }) =>
              marked ? (
                <li className={styles.key} key={name}>
                  <CheckIcon className={styles.sign} size="s" />
                  {name}
                </li>
              ) : null,
            )}
          </ul>
        </fieldset>
        <div className={styles.side}>
          {square && verdict ? (
            <div className={styles.answer}>
              {sprite && square.level !== undefined ? (
                <div className={styles.edge}>
                  <Part alt={sprite.alt} sprite={sprite} style={edgeStyle(square.level)} />
                </div>
              ) : null}
              <div className={styles.words}>
                <p className={styles.verdict}>{verdict.name}</p>
                <Text>{verdict.text}</Text>
              </div>
              <FigureList
                className={styles.figures}
                figures={[
                  { value: power.values[row] ?? "", unit: power.unit, label: power.name },
                  { value: speed.values[column] ?? "", unit: speed.unit, label: speed.name },
                  { value: square.energy, unit: energy.unit, label: energy.name },
                ]}
              />
            </div>
          ) : null}
          {note || links.length > 0 ? (
            <div className={styles.foot}>
              {note ? (
                <Text size="small" tone="muted">
                  {note}
                </Text>
              ) : null}
              {links.map(({ href, label }) => (
                <Link href={href} key={href}>
                  {label}
                </Link>
              ))}
            </div>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

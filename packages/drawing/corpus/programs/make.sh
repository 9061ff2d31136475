#!/bin/sh
# Makes the drawings of this folder with programs of Debian 12, in the current folder: inkscape, openscad, pstoedit,
# potrace, gnuplot-nox, fig2dev, plotutils, python3-ezdxf, libdxflib-dev and g++. The files of LibreCAD were saved by hand:
# ezdxf-r2010.dxf, ezdxf-inch-blocks.dxf and fig2dev.dxf opened, lines, a rectangle and a circle drawn, and saved.
set -eu

cat > sign.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="120mm" height="80mm" viewBox="0 0 120 80">
<g id="cut" inkscape:groupmode="layer" inkscape:label="Cut" fill="none" stroke="#ff0000" stroke-width="0.1"><rect id="r" x="10" y="10" width="100" height="60" rx="6"/><circle id="c" cx="22" cy="40" r="4"/></g>
<g id="eng" inkscape:groupmode="layer" inkscape:label="Engrave"><text id="t" x="34" y="46" font-family="DejaVu Sans" font-size="14">Laser</text></g>
</svg>
END
cat > two.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" width="120mm" height="80mm" viewBox="0 0 120 80" fill="none" stroke="#ff0000" stroke-width="0.5"><rect x="10" y="10" width="60" height="40"/><circle cx="70" cy="30" r="15"/></svg>
END
inkscape sign.svg --export-filename=inkscape-text.svg
inkscape sign.svg --export-text-to-path --export-filename=inkscape-outlines.svg
inkscape sign.svg --export-plain-svg --export-text-to-path --export-filename=inkscape-plain.svg
inkscape two.svg --actions="select-all;path-union;export-filename:inkscape-union.svg;export-do"
inkscape two.svg --actions="select-all;object-stroke-to-path;export-filename:inkscape-stroke-to-path.svg;export-do"
inkscape two.svg --actions="select-by-element:circle;clone;transform-translate:20,0;export-filename:inkscape-clone.svg;export-do"
inkscape inkscape-union.svg --export-type=dxf --export-filename=inkscape-r12.dxf
extensions=$(inkscape --system-data-directory)/extensions
PYTHONPATH=$extensions /usr/bin/python3 "$extensions/dxf_outlines.py" --units=mm --POLY=true --unit_from_document=false --output=inkscape-r14.dxf inkscape-outlines.svg

cat > plate.scad <<'END'
difference() {
  offset(r = 4) square([92, 52]);
  for (x = [4, 88], y = [4, 48]) translate([x, y]) circle(d = 4.2, $fn = 48);
  translate([30, 20]) text("KERF", size = 12, font = "DejaVu Sans");
}
END
openscad -o openscad-plate.dxf plate.scad
openscad -o openscad-plate.svg plate.scad

cat > art.eps <<'END'
%!PS-Adobe-3.0 EPSF-3.0
%%BoundingBox: 0 0 300 200
%%EndComments
0.1 setlinewidth 1 0 0 setrgbcolor
20 20 moveto 280 20 lineto 280 180 lineto 20 180 lineto closepath stroke
newpath 150 100 40 0 360 arc closepath stroke
0 0 1 setrgbcolor
40 40 moveto 90 160 210 160 260 40 curveto stroke
showpage
%%EOF
END
pstoedit -f "dxf: -mm -splineasbspline" art.eps pstoedit-art.dxf
pstoedit -f "dxf: -mm" art.eps pstoedit-lines.dxf
pstoedit -f plot-svg art.eps pstoedit-art.svg

{
  printf 'P1\n40 24\n'
  awk 'BEGIN { for (y = 0; y < 24; y++) for (x = 0; x < 40; x++) print ((x-12)^2 + (y-12)^2 < 81 || (x > 22 && x < 38 && y > 4 && y < 20 && !(x > 26 && x < 34 && y > 8 && y < 16))) ? 1 : 0 }'
} > shapes.pbm
potrace -b svg -W 80mm -o potrace.svg shapes.pbm
potrace -b dxf -W 80mm -o potrace.dxf shapes.pbm

gnuplot -e "set terminal dxf; set output 'gnuplot.dxf'; unset key; plot sin(x)"
gnuplot -e "set terminal svg size 400,300; set output 'gnuplot.svg'; unset key; plot sin(x)"

cat > shapes.fig <<'END'
#FIG 3.2
Landscape
Center
Metric
A4
100.00
Single
-2
1200 2
2 3 0 1 4 7 50 -1 -1 0.000 0 0 -1 0 0 5
	 450 450 4500 450 4500 2700 450 2700 450 450
1 3 0 1 1 7 50 -1 -1 0.000 1 0.0000 2250 1575 450 450 2250 1575 2700 1575
3 2 0 1 1 7 50 -1 -1 0.000 0 0 0 3
	 900 2250 2250 1200 3600 2250
	 0.000 -1.000 0.000
END
fig2dev -L svg shapes.fig fig2dev.svg
fig2dev -L dxf shapes.fig fig2dev.dxf
printf '0 0\n1 2\n2 1\n3 3\n' | graph -T svg > plotutils.svg

/usr/bin/python3 - <<'END'
import ezdxf, math
d = ezdxf.new("R2010", setup=False); d.header["$INSUNITS"] = 4
d.layers.add("CUT", color=1); d.layers.add("ENGRAVE", color=7); d.layers.add("HILFE", color=3).off()
m = d.modelspace()
m.add_lwpolyline([(0,0,0),(80,0,0.4142135624),(90,10,0),(90,50,0),(0,50,0)], format="xyb", close=True, dxfattribs={"layer":"CUT"})
m.add_ellipse((45,25), major_axis=(20,0), ratio=0.5, dxfattribs={"layer":"CUT"})
m.add_open_spline([(10,8),(25,20),(40,-2),(70,12)], dxfattribs={"layer":"ENGRAVE"})
m.add_text("A", height=4, dxfattribs={"layer":"ENGRAVE"})
m.add_line((0,-5),(90,-5), dxfattribs={"layer":"HILFE"})
m.add_linear_dim(base=(0,-12), p1=(0,0), p2=(90,0)).render()
d.saveas("ezdxf-r2010.dxf")
d = ezdxf.new("R2018"); d.header["$INSUNITS"] = 1
b = d.blocks.new("SLOT"); b.add_lwpolyline([(0,0,0),(1,0,1),(1,.25,0),(0,.25,1)], format="xyb", close=True)
m = d.modelspace()
m.add_lwpolyline([(0,0),(6,0),(6,4),(0,4)], close=True)
for i in range(3):
    m.add_blockref("SLOT", (1+1.6*i, 1+i*0.8), dxfattribs={"rotation": 30*i, "xscale": 1 if i<2 else -1})
m.add_mtext("Part")
h = m.add_hatch(color=2); h.paths.add_polyline_path([(5,3),(5.5,3),(5.5,3.5)], is_closed=True)
d.saveas("ezdxf-inch-blocks.dxf")
d = ezdxf.new("R12"); m = d.modelspace()
m.add_polyline2d([(0,0),(60,0),(60,40),(0,40)]).close(True)
for x in (10, 30, 50): m.add_circle((x, 20), 4)
m.add_arc((30, 20), 15, 200, 340)
d.saveas("ezdxf-r12.dxf")
END

cat > dxflib.cpp <<"END"
#include <dxflib/dl_dxf.h>
int main(){ DL_Dxf dxf; DL_WriterA* w=dxf.out("dxflib.dxf",DL_Codes::AC1015); dxf.writeHeader(*w); w->dxfString(9,"$INSUNITS"); w->dxfInt(70,4); w->sectionEnd(); w->sectionTables(); dxf.writeVPort(*w); w->tableLinetypes(3); dxf.writeLinetype(*w,DL_LinetypeData("BYBLOCK","BYBLOCK",0,0,0.0)); dxf.writeLinetype(*w,DL_LinetypeData("BYLAYER","BYLAYER",0,0,0.0)); dxf.writeLinetype(*w,DL_LinetypeData("CONTINUOUS","Continuous",0,0,0.0)); w->tableEnd(); w->tableLayers(2); dxf.writeLayer(*w,DL_LayerData("0",0),DL_Attributes("",DL_Codes::black,100,"CONTINUOUS",1.)); dxf.writeLayer(*w,DL_LayerData("outline",0),DL_Attributes("",DL_Codes::red,100,"CONTINUOUS",1.)); w->tableEnd(); dxf.writeStyle(*w,DL_StyleData("Standard",0,0,1,0,0,2.5,"txt","")); dxf.writeView(*w); dxf.writeUcs(*w); w->tableAppid(1); dxf.writeAppid(*w,"ACAD"); w->tableEnd(); dxf.writeDimStyle(*w,1,1,1,1,1); dxf.writeBlockRecord(*w); w->tableEnd(); w->sectionEnd(); w->sectionBlocks(); dxf.writeBlock(*w,DL_BlockData("*Model_Space",0,0,0,0)); dxf.writeEndBlock(*w,"*Model_Space"); w->sectionEnd(); w->sectionEntities(); DL_Attributes a("outline",256,-1,"BYLAYER",1.0);
 dxf.writePolyline(*w,DL_PolylineData(4,0,0,1),a); dxf.writeVertex(*w,DL_VertexData(0,0,0,0)); dxf.writeVertex(*w,DL_VertexData(70,0,0,0.5)); dxf.writeVertex(*w,DL_VertexData(70,30,0,0)); dxf.writeVertex(*w,DL_VertexData(0,30,0,-0.3)); dxf.writePolylineEnd(*w);
 dxf.writeCircle(*w,DL_CircleData(20,15,0,5),a); dxf.writeEllipse(*w,DL_EllipseData(50,15,0,8,0,0,0.4,0,6.28318530717959),a); dxf.writeArc(*w,DL_ArcData(35,15,0,6,90,270),a); dxf.writeLine(*w,DL_LineData(35,9,0,35,21,0),a);
 w->sectionEnd(); dxf.writeObjects(*w); dxf.writeObjectsEnd(*w); w->dxfEOF(); w->close(); return 0; }
END
g++ dxflib.cpp -o dxflib -ldxflib
./dxflib

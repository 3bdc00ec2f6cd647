// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// kernel/clone.ts
function n(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let r = t[e];
			typeof r == "object" && r && (t[e] = n(r));
		}
		return t;
	}
	let t = { ...e };
	for (let e in t) {
		let r = t[e];
		typeof r == "object" && r && (t[e] = n(r));
	}
	return t;
}
// kernel/sha256.ts
function r(e) {
	let t = a(new TextEncoder().encode(e)), n = Uint32Array.from(l), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = o(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = o(r, e - 15), n = o(r, e - 2), i = s(t, 7) ^ s(t, 18) ^ t >>> 3, a = s(n, 17) ^ s(n, 19) ^ n >>> 10;
			r[e] = o(r, e - 16) + i + o(r, e - 7) + a | 0;
		}
		i(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function i(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, c = 0, l = 0, d = 0, f = 0] = e;
	for (let e = 0; e < 64; e++) {
		let ee = s(c, 6) ^ s(c, 11) ^ s(c, 25), p = f + ee + (c & l ^ ~c & d) + o(u, e) + o(t, e) | 0, te = (s(n, 2) ^ s(n, 13) ^ s(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		f = d, d = l, l = c, c = a + p | 0, a = i, i = r, r = n, n = p + te | 0;
	}
	let ee = [
		n,
		r,
		i,
		a,
		c,
		l,
		d,
		f
	];
	for (let t = 0; t < 8; t++) e[t] = o(e, t) + o(ee, t) | 0;
}
function a(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = o(t, n >> 2) | o(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = o(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var o = (e, t) => e[t], s = (e, t) => e >>> t | e << 32 - t, c = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && d(e)), l = c.slice(0, 8).map((e) => f(Math.sqrt(e))), u = Uint32Array.from(c.slice(0, 64).map((e) => f(Math.cbrt(e))));
function d(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function f(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// kernel/digest.ts
var ee = r, p = (e) => ee(e);
function te(e) {
	for (let t of [
		"",
		"abc",
		"Ўґ€𝄞".repeat(40)
	]) if (e(t) !== r(t)) throw Error("this is not SHA-256 of a text in UTF-8");
	ee = e;
}
// kernel/chacha.ts
function ne(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	re.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), ie.set(re);
	for (let e = 0; e < 10; e++) ae(0, 4, 8, 12), ae(1, 5, 9, 13), ae(2, 6, 10, 14), ae(3, 7, 11, 15), ae(0, 5, 10, 15), ae(1, 6, 11, 12), ae(2, 7, 8, 13), ae(3, 4, 9, 14);
	return ie.map((e, t) => e + re[t]);
}
var re = Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]), ie = /* @__PURE__ */ new Uint32Array(16);
function ae(e, t, n, r) {
	oe(e, t, r, 16), oe(n, r, t, 12), oe(e, t, r, 8), oe(n, r, t, 7);
}
function oe(e, t, n, r) {
	let i = ie[e] + ie[t] | 0, a = ie[n] ^ i;
	ie[e] = i, ie[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
var se = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, ce = (e) => ({
	key: e,
	drawn: 0
});
function le(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = ne(fe(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
var ue = (e, t = 6) => 1 + le(e, t);
function de(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = le(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var fe = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), pe = 8, m = (e) => 1 << (e ?? pe), me = 16, he = (e) => e & 511 & ~(e >> me), ge = (e, t) => (e | m(t)) & ~(m(t) << me), _e = (e, t) => (e & m(t)) === 0 ? e | m(t) | m(t) << me : e, h = (e, t) => ({
	seen: m(e),
	secret: t
}), ve = (e, t, n) => ({
	seen: m(e) | m(t),
	secret: n
}), ye = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), be = (e, t, n) => ({
	pile: "hand",
	owner: t,
	pool: e,
	seen: n.map(() => m(t)),
	secret: n
});
function xe(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function Se(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(ge(r, n)), t.secret.push(i), i);
}
function Ce(e, t) {
	let n = e.secret.indexOf(t);
	if (n < 0) throw Error(`${String(t)} is not in the pile`);
	return e.pile === "hand" && we(e.seen), e.secret.splice(n, 1), e.seen.splice(n, 1)[0] ?? 0;
}
function we(e) {
	let t = 0, n = 511;
	for (let r of e) t |= he(r), n &= he(r);
	let r = t & ~n;
	if (r !== 0) for (let t = 0; t < e.length; t++) e[t] = Te(e[t], r);
}
var Te = (e, t) => e | (e & t) << me;
function Ee(e, t, n) {
	e.secret.push(t), e.seen.push(n);
}
function De(e, { from: t, giver: n, to: r, taker: i }) {
	Ee(r, e, ge(ge(Te(Ce(t, e), 511), n), i));
}
function Oe(e, t, n, r) {
	let i = e.secret.indexOf(t);
	if (i < 0) throw Error(`${String(t)} is not in the pile`);
	let a = e.seen[i] ?? 0;
	e.seen[i] = r === "openly" ? ge(a, n) : _e(a, n);
}
function ke(e, t) {
	for (let n = 0; n < e.seen.length; n++) e.seen[n] = ge(e.seen[n] ?? 0, t);
}
function Ae(e, t, n) {
	let r = Math.max(0, e.secret.length - t);
	for (let t = r; t < e.seen.length; t++) e.seen[t] = ge(e.seen[t], n);
	return e.secret.slice(r).reverse();
}
function je(e, t, n) {
	let r = e.secret.length - t.length;
	e.secret.splice(r, t.length, ...[...t].reverse()), e.seen.splice(r, t.length, ...t.map(() => m(n)));
}
function Me(e, t) {
	let n = e.secret.length - 1;
	return n < 0 ? null : (e.seen[n] = ge(e.seen[n], t), e.secret[n]);
}
function Ne(e, t, n) {
	t.secret = de(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var Pe = [], Fe = (e) => Ie(e, "events") ?? Pe;
function Ie(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = Le(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = Le(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function Le(e, t) {
	if ("secret" in t) {
		if (He(t)) return {
			at: e,
			is: "pile",
			inner: null
		};
		if (Ue(t)) return {
			at: e,
			is: "secret",
			inner: Ve(t.secret) ? Ie(t.secret) : null
		};
	}
	let n = Ie(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function Re(e, t = Fe(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? Pe) {
			let t = Be(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function ze(e, t = Fe(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? Pe) {
			let t = Be(e, o);
			if (s === "pile") continue;
			let l = typeof o == "string" ? o : i === "stack" ? t.phase : "*", u = i === "" ? l : `${i}.${l}`, d = typeof o == "number" && i !== "stack" ? [...a, o] : a;
			s === "branch" ? r(t, c, u, d) : (n.push({
				kind: u,
				indexes: d,
				secret: t
			}), c !== null && r(t.secret, c, u, d));
		}
	};
	return r(e, t, "", []), n;
}
var Be = (e, t) => e[t], Ve = (e) => typeof e == "object" && !!e, He = (e) => "pile" in e && "pool" in e, Ue = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", g = (e) => ({
	g: e,
	spots: Fe(e),
	bare: null,
	asData: null,
	lying: null,
	facts: null
});
function We(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? We(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
function Ge() {
	let e = /* @__PURE__ */ new Map(), t = {
		secret({ seen: e, secret: n }, r, i) {
			if ((e & i) === 0) return {
				seen: he(e),
				secret: null
			};
			let a = Ve(n) ? We(n, r, i, t) : n;
			return {
				seen: he(e) | i,
				secret: a
			};
		},
		pile(t, n) {
			if (Ke(t, n)) return Je(t, n);
			let r = e.get(t);
			return r === void 0 && e.set(t, r = qe(t)), r;
		}
	};
	return t;
}
function Ke({ seen: e }, t) {
	for (let n = 0; n < e.length; n++) if ((e[n] & t) !== 0) return !0;
	return !1;
}
function qe({ pile: e, owner: t, pool: n, seen: r }) {
	let i = r.map(he);
	return e === "hand" && i.sort((e, t) => e - t), {
		pile: e,
		owner: t,
		pool: n,
		seen: i,
		secret: r.map(() => null)
	};
}
function Je({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
	let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === m(t) ? null : Ye(r, i, o), [c, l] = [[], []];
	for (let e = 0; e < i.length; e++) {
		let t = s === null ? e : s[e];
		c.push(o(t) ? Ze(r, t) | a : Ze(r, t)), l.push(o(t) ? i[t] : null);
	}
	return {
		pile: e,
		owner: t,
		pool: n,
		seen: c,
		secret: l
	};
}
var Ye = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? Xe(t[r], t[i]) : Ze(e, r) - Ze(e, i) : n(r) ? -1 : 1), Xe = (e = "", t = "") => e < t ? -1 : +(e > t), Ze = (e, t) => he(e[t]), Qe = (e, t) => $e(g(e), t);
function $e(e, t) {
	let n = m(t);
	if (e.bare === null) {
		let { chance: t, events: n, ...r } = e.g;
		e.bare = {
			...r,
			viewer: null,
			unseen: {}
		};
	}
	e.asData ??= Ge();
	let r = We(e.bare, e.spots, n, e.asData);
	return r.viewer = t, r.unseen = ot(e, n), r;
}
function et(e, t) {
	let n = { value: e };
	return We(n, Ie(n), m(t), tt).value;
}
var tt = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : Ve(t) ? We(t, n, r, tt) : t }),
	pile: (e, t) => Ke(e, t) ? Je(e, t) : qe(e)
};
function nt(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let n of Re(e.g, e.spots)) {
		let e = t[n.pool] ??= {
			piles: [],
			known: 0
		};
		e.piles.push(n);
		for (let t = 0; t < n.seen.length; t++) e.known |= n.seen[t];
	}
	e.lying = {};
	for (let n in t) e.lying[n] = rt(t[n]?.piles ?? [], t[n]?.known ?? 0);
	return e.lying;
}
function rt(e, t) {
	if (t === 0) {
		let n = e.flatMap(({ secret: e }) => e);
		return {
			cards: typeof n[0] == "string" ? n.sort() : n.sort(Xe),
			seen: [],
			known: t
		};
	}
	let n = [];
	for (let { seen: t, secret: r } of e) for (let e = 0; e < r.length; e++) n.push({
		card: r[e],
		seen: t[e]
	});
	return n.sort(it), {
		cards: n.map(({ card: e }) => e),
		seen: n.map(({ seen: e }) => e),
		known: t
	};
}
var it = (e, t) => Xe(e.card, t.card), at = (e, t) => ot(g(e), m(t));
function ot(e, t) {
	let n = {}, r = nt(e);
	for (let e in r) {
		let { cards: i, seen: a, known: o } = r[e];
		n[e] = (o & t) === 0 ? i : i.filter((e, n) => (a[n] & t) === 0);
	}
	return n;
}
var st = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, ct = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new st("a secret");
	}
}, lt = {
	enumerable: !0,
	get() {
		throw new st("a card");
	}
}, ut = [];
function dt(e) {
	let t = ut[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, lt);
	return ut[e] = Object.freeze(n), n;
}
var ft = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new ct(he(e.seen)) : Ve(e.secret) && t !== null ? {
		seen: e.seen,
		secret: We(e.secret, t, n, ft)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: dt(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, lt);
		return {
			...e,
			secret: r
		};
	}
};
function pt(e, t) {
	let n = We(e.g, e.spots, m(t), ft);
	return n.events = null, mt.set(n, {
		position: e,
		viewer: t
	}), n;
}
var mt = /* @__PURE__ */ new WeakMap();
function ht(e, t) {
	let n = mt.get(e);
	if (n === void 0) throw Error("only the facts of a viewer may ask for this");
	return ot(n.position, m(n.viewer))[t] ?? [];
}
// kernel/facts.ts
var gt = (e, t, n) => _t(e, g(t), n);
function _t(e, t, n) {
	return t.facts ??= e.facts(pt(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(pt(t, n), n, t.facts)
	};
}
// kernel/fits.ts
function vt(e, t) {
	if (Object.is(e, t)) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => vt(Dt(e, n), Dt(t, n)));
}
var yt = (e, t) => e.some((e) => vt(e, t));
function bt(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (Object.is(t, -0)) return i("malformed", { expected: n });
	if (e.one !== void 0) return yt(e.one, t) ? null : St(e.not, t) ?? i("notOffered", { field: n });
	if (e.parts !== void 0) return xt(e.parts, t, n, r);
	if (e.some !== void 0) {
		let { some: r, atLeast: a, atMost: o } = e;
		if (!Array.isArray(t) || t.some((e) => Object.is(e, -0))) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let [a, o] of t.entries()) {
			let s = St(e.not, o);
			if (s !== null) return s;
			if (!yt(r, o) || yt(t.slice(0, a), o)) return i("notOffered", { field: n });
		}
		return null;
	}
	let { min: a, max: o } = e;
	return typeof t != "number" || !Number.isInteger(t) ? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t < a ? e.below ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t > o ? e.above ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : null;
}
function xt(e, t, n, r) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		refused: "malformed",
		rule: r,
		facts: { expected: n }
	};
	for (let i of Object.keys(e)) {
		let a = bt(e[i], Dt(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var St = (e, t) => e?.find((e) => vt(e.value, t))?.because ?? null;
function Ct(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = Dt(t, o), c = bt(e[o], s, o, n);
		c === null ? r += 1 : s === void 0 ? a ??= c : i ??= c;
	}
	return {
		fitting: r,
		reason: i ?? a
	};
}
function wt(e) {
	let t = null, n = -1;
	for (let { fitting: r, reason: i } of e) {
		if (i === null) continue;
		let e = 2 * r + +!Tt.has(i.refused);
		e > n && ([t, n] = [i, e]);
	}
	return t;
}
var Tt = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function Et(e, t) {
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, Et(n, Dt(t, e))])) : t.map((t) => n(e.some.find((e) => vt(e, t)))) : n(e.one.find((e) => vt(e, t)));
}
function Dt(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/offers.ts
function _(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = At(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function Ot(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function kt(e, t, n) {
	return {
		some: e,
		atLeast: t,
		atMost: n
	};
}
function At(e, t) {
	let n = [], r = null;
	for (let i of e) {
		let e = t(i);
		e === null ? n.push(i) : r === null ? r = [{
			value: i,
			because: e
		}] : r.push({
			value: i,
			because: e
		});
	}
	return {
		open: n,
		barred: r
	};
}
function jt(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < e.atLeast;
	if (e.parts !== void 0) {
		for (let t in e.parts) if (jt(e.parts[t])) return !0;
		return !1;
	}
	return e.max < e.min;
}
function Mt(e, t, n) {
	return Nt({
		seat: t,
		type: e.type
	}, e.fields, n);
}
function Nt(e, t, n) {
	for (let r in t) e[r] = Pt(t[r], n);
	return e;
}
function Pt(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) return Nt({}, e.parts, t);
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// kernel/rules.ts
var Ft = { to: "stay" }, It = { to: "next" };
function Lt(e) {
	return {
		to: "done",
		result: e
	};
}
function Rt() {
	return {
		stay: Ft,
		next: It,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: Lt,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// kernel/play.ts
function zt(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: Bt(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, Vt(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(sn(e, i, a)), rn(e, r), r;
}
function Bt(e, t) {
	let n = {};
	for (let t of Object.keys(e.options)) n[t] = e.options[t]?.[0];
	for (let [r, i] of Object.entries(t)) {
		let t = Object.hasOwn(e.options, r) ? e.options[r] : void 0;
		if (t === void 0) throw RangeError(`${e.id} has no option ${r}; it has ${Object.keys(e.options).join(", ")}`);
		if (!t.includes(i)) throw RangeError(`${r} is one of ${t.join(", ")}, not ${String(i)}`);
		n[r] = i;
	}
	return n;
}
function Vt(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function Ht(e, t) {
	let n = v(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = cn(e, n);
	return {
		seats: ln(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function Ut(e, t) {
	let n = Ht(e, t), r = v(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || cn(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !en(n) && !tn(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function Wt(e, t, n) {
	let r = [];
	return Zt(e, t, n, r, null), r;
}
function Gt(e, t, n) {
	let r = [], i = [];
	return Zt(e, t, n, r, i), {
		offers: r,
		refused: i
	};
}
function Kt(e, t, n, r, i = Wt(e, t, n)) {
	let a = i;
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i], s = Xt(e, t, o.type) ? Yt(e, t, n, o.type) : null;
		for (let e = 0; e < 20; e++) {
			let e = Mt(o, n, r);
			if ((s?.check?.(t, v(t), n, e) ?? null) === null) return e;
		}
		a = a.filter((e) => e !== o);
	}
	return null;
}
function qt(e, t, n) {
	let r = v(t);
	return {
		seat: n,
		...cn(e, r).idle(t, r, n)
	};
}
function Jt(e, t, n) {
	let r = v(t), i = Yt(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	an(e, t, r, i.take(t, r, n.seat, n)), rn(e, t);
}
function Yt(e, t, n, r) {
	let i = v(t), a = cn(e, i), o = a.actions[r];
	if (o !== void 0 && dn(a.ask(t, i), n)) return o;
	let s = e.anytime[r];
	return s !== void 0 && !a.sealed?.(t, i) ? s : null;
}
function Xt(e, t, n) {
	return cn(e, v(t)).actions[n]?.check !== void 0 || e.anytime[n]?.check !== void 0;
}
function Zt(e, t, n, r, i) {
	let a = v(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = cn(e, a);
	dn(o.ask(t, a), n) && Qt(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || Qt(e, e.anytime, t, a, n, r, i);
}
function Qt({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = a.length;
			for (let e of l) tn(e) || a.push($t(s, c, e));
			a.length === t && o?.push({
				type: s,
				because: nn(l, e[s] ?? null)
			});
		} else en(l) ? o?.push({
			type: s,
			because: l
		}) : tn(l) ? o?.push({
			type: s,
			because: nn([l], e[s] ?? null)
		}) : a.push($t(s, c, l));
	}
}
var $t = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, en = (e) => e.refused !== void 0;
function tn(e) {
	for (let t in e) if (jt(e[t])) return !0;
	return !1;
}
function nn(e, t) {
	let n = e.flatMap((e) => Object.entries(e).filter(([, e]) => jt(e)));
	for (let [, e] of n) {
		let t = e.not?.[0]?.because ?? e.above;
		if (t !== void 0) return t;
	}
	return {
		refused: "notOffered",
		rule: t,
		facts: { field: n[0]?.[0] ?? "" }
	};
}
function rn(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = v(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = cn(e, n);
		if (typeof r == "function") an(e, t, n, r(t, n) ?? It);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? an(e, t, n, It) : t.stack.push(sn(e, r.call, i));
		} else if (un(r.ask(t, n))) an(e, t, n, It);
		else return;
	}
	throw Error(`runaway rules at ${v(t)?.phase}.${v(t)?.step}`);
}
function an(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(sn(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = sn(e, r.phase, r.locals);
			return;
		case "done": return on(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return on(e, t, n, void 0);
			n.step = r;
		}
	}
}
function on(e, t, n, r) {
	t.stack.pop();
	let i = v(t);
	if (i === void 0) return;
	let a = cn(e, i);
	typeof a != "function" && an(e, t, i, "call" in a ? a.then?.(t, i, r) ?? It : a.after?.[n.phase]?.(t, i, r) ?? Ft);
}
var sn = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), v = (e) => e.stack[e.stack.length - 1], cn = (e, t) => e.phases[t.phase]?.steps[t.step], ln = (e) => e === null ? [] : typeof e == "number" ? [e] : e, un = (e) => e === null || typeof e != "number" && e.length === 0, dn = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function fn(e, t, n) {
	let r = hn(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return mn("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = Ht(e, t);
	if (s === null) return mn("over", o, {});
	let c = Yt(e, t, i, a);
	if (c === null) return gn(e, t, a, o, s.seats);
	let l = c.offer(t, v(t), i);
	return en(l) ? { refusal: l } : _n(t, r, c, Array.isArray(l) ? l : [l], o);
}
function pn(e, t, n, r) {
	let i = fn(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function mn(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function hn(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return mn("malformed", null, { expected: "object" });
	let n = Dt(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return mn("malformed", null, { expected: "seat" });
	let r = Dt(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : mn("malformed", null, { expected: "type" });
}
function gn(e, t, n, r, i) {
	let a = v(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? mn("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? mn("sealed", r, { type: n }) : mn("notNow", r, {
		type: n,
		asked: i
	});
}
function _n(e, { seat: t, type: n, values: r }, i, a, o) {
	let s = [];
	for (let c of a) {
		let a = Ct(c, r, o);
		if (a.reason === null) {
			let o = Et({ parts: c }, r), s = i.check?.(e, v(e), t, {
				seat: t,
				type: n,
				...o
			}) ?? null;
			if (s === null) return { action: {
				seat: t,
				type: n,
				...o
			} };
			a.reason = s;
		}
		s.push(a);
	}
	return { refusal: wt(s) ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
// kernel/barrier.ts
function vn(e, t, n, r) {
	return yn(t.g.chance, n.g.chance) ? bn(t, n, r) ? "secret" : Ht(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var yn = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function bn(e, t, n) {
	let r = m(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = Be(e, o), l = typeof t == "object" && t ? Be(t, o) : void 0;
			if (s === "pile") i ||= !xn(n, l);
			else if (s === "branch") {
				if (a(n, l, c ?? [])) return !0;
			} else {
				let { seen: e, secret: t } = n, i = l;
				if ((e & r) === 0) {
					if (typeof i?.seen != "number" || (i.seen & ~e) !== 0) return !0;
				} else if (c !== null && a(t, i?.secret, c)) return !0;
			}
		}
		return !1;
	};
	return a(e.g, t.g, e.spots) || i && Sn(e, t, r);
}
function xn(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function Sn(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = m(r) | n, a = ot(t, i);
		for (let [t, n] of Object.entries(ot(e, i))) if (!Cn(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function Cn(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function y(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(y).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${y(t[e])}`).join(",")}}`;
}
var wn = (e) => p(y(e)), Tn = (e) => p(`parlour commitment ${e}`), En = (e) => p(`parlour entropy ${e}`), Dn = (e, t) => p(`parlour dice ${y({
	seed: e,
	entropy: t
})}`);
function On({ commitment: e, promises: t, entropy: n }, r) {
	if (Tn(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : En(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var kn = ({ name: e, salt: t }) => p(`parlour name ${t} ${e}`);
function An({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var jn = (e) => wn(e).slice(0, Nn), Mn = (e, t, n) => p(`${e} ${JSON.stringify(t)} ${n}`).slice(0, Nn), Nn = 24, Pn = 32;
function Fn(e, t, n = Pn) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = zt(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: ce(Dn(o, a.entropy))
	}), c = s.events ?? [];
	s.events = null;
	let l = {
		format: "parlour-record",
		version: 2,
		game: e.id,
		rules: r,
		seats: i,
		options: s.options,
		dice: a
	}, u = Zn(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: jn(l),
		position: g(s),
		text: u,
		base: u,
		middle: null,
		kept: n,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "nothing",
		opening: c
	};
}
function In(e) {
	let { version: t, link: n, text: r, base: i, tail: a, standing: o, free: s, barrier: c, seeds: l } = e, u = JSON.stringify({
		version: t,
		link: n,
		tail: a,
		standing: o,
		free: s,
		barrier: c,
		dice: l.length
	});
	return `{"g":${r},"base":${a.length === 0 ? r : i},${u.slice(1)}`;
}
function Ln(e, t, n, r) {
	let { g: i, base: a, dice: o, ...s } = JSON.parse(r), c = JSON.stringify(i);
	i.events = null;
	let l = g(i);
	return {
		game: e,
		head: t,
		seeds: n.slice(0, o),
		position: l,
		text: c,
		base: JSON.stringify(a),
		middle: null,
		kept: Pn,
		opening: [],
		...s
	};
}
function Rn(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = fn(a, o.g, t);
	if (r !== e.version && !("action" in s && qn(e, s.action.seat, r))) return $n({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return $n(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], Jt(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, ee = g(u), p = vn(a, o, ee, c), te = Zn(u), ne = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: Qn(o.g)
	}], re = p === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return Jn(e, ee, te, f, d, {
		...Gn(e, ne, te),
		standing: e.standing + 1,
		free: re,
		barrier: p ?? "nothing"
	});
}
var zn = (e, t) => Rn(e, qt(e.game, e.position.g, t), { by: "clock" });
function Bn(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !Kn(e, t, r)) return $n({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new Vn();
	let o = Wn(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return Jn(e, g(o), Zn(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var Vn = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function Hn(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = ce(Dn(r, t.entropy));
	let o = i.reduce((e, t) => e | m(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of Re(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = de(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => le(a, e));
	let c = Zn(a);
	return Jn({
		...e,
		seeds: [...e.seeds, r]
	}, g(a), c, {
		dice: t,
		eyes: i
	}, [], {
		base: c,
		middle: null,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "chance"
	});
}
function Un(e, t, n = []) {
	if ("do" in t) return Rn(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return Bn(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return Hn(e, t.dice, r, t.eyes);
}
function Wn(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), Jt(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function Gn(e, t, n) {
	let { base: r, middle: i, kept: a } = e;
	if (i === null) return {
		base: r,
		tail: t,
		middle: t.length >= a ? {
			text: n,
			moves: t.length
		} : null
	};
	if (t.length < i.moves + a) return {
		base: r,
		tail: t,
		middle: i
	};
	let o = t.slice(i.moves);
	return {
		base: i.text,
		tail: o,
		middle: {
			text: n,
			moves: o.length
		}
	};
}
function Kn({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function qn(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = g(Wn(e, a.length - o)), [l, u] = [v(c.g), v(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([Gt(r, e.g, t), _t(r, e, t)]);
	return f(c) === f(i);
}
function Jn(e, t, n, r, i, a) {
	let o = Mn(e.link, r, n);
	return {
		ok: !0,
		match: {
			...e,
			...a,
			position: t,
			text: n,
			link: o,
			version: e.version + 1
		},
		entry: {
			...r,
			hash: o
		},
		line: Yn(e, r),
		events: i
	};
}
function Yn({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = Xn(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function Xn(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function Zn(e) {
	let { events: t } = e;
	Object.assign(e, { events: void 0 });
	let n = JSON.stringify(e);
	return e.events = t, n;
}
var Qn = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, $n = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function er(e) {
	let t = n(e);
	return tr(t), t;
}
function tr(e) {
	if (Ve(e)) {
		He(e) ? e.seen = e.seen.map(() => 511) : Ue(e) && (e.seen = 511);
		for (let t of Object.values(e)) tr(t);
	}
}
// kernel/redeal.ts
function nr(e, t, r) {
	let i = { chance: se(r) }, a = (e) => le(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = se(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = de(i, [...s[e] ?? []]);
	let d = Fe(l);
	for (let { pool: e, secret: t } of Re(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, m(o), a), rr(e, l, d, ({ secret: e }) => e === null, a), l;
}
function rr(e, t, n, r, i) {
	if (ir(t, n, r)) for (let { kind: a, indexes: o, secret: s } of ze(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function ir(e, t, n) {
	for (let { at: r, is: i, inner: a } of t) {
		if (i === "pile") continue;
		let t = Be(e, r);
		if (i === "secret" && n(t) || a !== null && ir(i === "secret" ? t.secret : t, a, n)) return !0;
	}
	return !1;
}
function ar(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = nr(e, t, 1), o = a.chance, s = JSON.stringify(at(a, i)), c = n(a);
	return Jt(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(at(c, i)) !== s ? null : {
		view: Qe(c, i),
		facts: gt(e, c, i)
	};
}
// kernel/verify.ts
function or(e, t) {
	let n = [], r = (e) => n.push({
		check: e,
		ok: !0
	}), i = (e, t, r, i) => (n.push(i === void 0 ? {
		check: e,
		ok: !1,
		at: t,
		detail: r
	} : {
		check: e,
		ok: !1,
		at: t,
		detail: r,
		refusal: i
	}), {
		ok: !1,
		findings: n
	});
	if (t.game !== e.id) return i("game", null, `this is a record of ${t.game}, not of ${e.id}`);
	if (r("game"), t.rules.version !== e.version) return i("rules", null, `played by rules ${t.rules.version}, these are rules ${e.version}`);
	if (r("rules"), t.seeds === null) return i("dice", null, "the seed has not been revealed: the game is not over");
	let a = [t.dice, ...t.entries.flatMap((e) => "dice" in e ? [e.dice] : [])];
	if (t.seeds.length !== a.length) return i("dice", null, `there are ${a.length} dice and ${t.seeds.length} seeds`);
	for (let [e, n] of a.entries()) {
		let r = On(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = Fn(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (y(o.head) !== y(An(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && kn(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = Un(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !sr(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (y(a.entry) !== y(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function sr({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = qt(e, t.g, n.seat);
	return y(i) === y(n.do);
}
// kernel/bundle.ts
function cr(e) {
	return {
		interface: 1,
		game: e.id,
		version: e.version,
		speaks: e.speaks,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: lr(e),
		optionsFor: (t) => Bt(e, t),
		digestWith: te,
		begin: (t, n) => Fn(e, t, n),
		snapshot: In,
		resume: (t, n, r) => Ln(e, t, n, r),
		verify: (t) => or(e, t),
		act: Rn,
		actForClock: zn,
		undo: Bn,
		redice: Hn,
		repeat: Un,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: Ut(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => $e(e, t),
		facts: ({ position: t }, n) => _t(e, t, n),
		menu: ({ position: t }, n) => Gt(e, t.g, n),
		why: ({ position: t }, n, r) => pn(e, t.g, n, r),
		preview: ({ position: t }, n, r) => pn(e, t.g, n, r) === null ? ar(e, $e(t, n), r) : null,
		show: et,
		laidOpen: (e) => ({
			...e,
			position: g(er(e.position.g))
		}),
		newsLaidOpen: er,
		search: {
			start: (t) => zt(e, t),
			clone: n,
			redeal: (t, n) => nr(e, t, n),
			view: (e, t) => $e(g(e), t),
			waiting: (t) => Ht(e, t),
			offers: (t, n) => Wt(e, t, n),
			sample: (t, n, r, i) => Kt(e, t, n, r, i),
			perform: (t, n) => Jt(e, t, n),
			idle: (t, n) => qt(e, t, n)
		}
	};
}
function lr(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/economicus/content/table.ts
var ur = {
	quick: [
		6,
		5,
		4
	],
	full: [
		9,
		8,
		7
	]
}, dr = [
	"red",
	"blue",
	"green",
	"yellow",
	"purple",
	"orange",
	"teal",
	"grey"
], fr = (e) => ({
	next: 1,
	open: [],
	proposed: e.map(() => 0)
});
function pr(e, t) {
	let n = e.open.filter((e) => e.until === t);
	return e.open = e.open.filter((e) => e.until !== t), e.proposed = e.proposed.map(() => 0), n;
}
var mr = (e) => ({
	proposeDeal: (e, t, { to: n, terms: r }) => ({
		to: n,
		terms: ve(t, n, r)
	}),
	counterDeal: (t, n, { deal: r, terms: i }) => ({
		deal: r,
		terms: ve(n, e(t).open.find(({ id: e }) => e === r)?.from ?? n, i)
	})
});
function hr(e) {
	let t = { to: "stay" }, n = (t) => ({
		refused: "dealLimit",
		rule: e.rule,
		facts: { limit: t }
	}), r = {
		refused: "noSuchDeal",
		rule: e.rule,
		facts: {}
	}, i = (e, t, n) => e.events?.push({
		type: t,
		...n
	}), a = (t, n) => e.deals(t).open.filter(n).map((e) => e.id), o = (t, n) => {
		let r = e.deals(t).open.find((e) => e.id === n);
		if (r === void 0) throw Error(`deal ${n} is not open`);
		return r;
	}, s = (t, n) => {
		let r = o(t, n);
		return e.deals(t).open = e.deals(t).open.filter((e) => e.id !== n), r;
	}, c = (t, n, r, a, o) => {
		let s = e.deals(t), c = ve(n, r, a);
		s.open.push({
			id: s.next,
			from: n,
			to: r,
			terms: c,
			depth: o,
			until: e.until(t)
		}), s.next += 1, s.proposed[n] = (s.proposed[n] ?? 0) + 1, i(t, "dealProposed", {
			from: n,
			to: r,
			terms: c
		});
	}, l = (t, r) => (e.deals(t).proposed[r] ?? 0) >= e.limits.made ? n(e.limits.made) : null, u = {
		offer(t, i, a) {
			let o = e.deals(t).open.filter((e) => e.from === a);
			if (o.length >= e.limits.open) return n(e.limits.open);
			let s = l(t, a);
			if (s !== null) return s;
			let c = e.partners(t, a).filter((e) => !o.some((t) => t.to === e));
			return c.length === 0 ? r : c.map((n) => ({
				to: _([n]),
				terms: e.terms(t, a, n)
			}));
		},
		check: (t, n, r, { to: i, terms: a }) => e.unfit(t, r, i, a),
		take(e, n, r, { to: i, terms: a }) {
			return c(e, r, i, a, 0), t;
		}
	}, d = {
		offer(t, n, i) {
			let s = a(t, (e) => e.to === i);
			return s.length === 0 ? r : { deal: _(s, (n) => {
				let { from: r, to: i, terms: a } = o(t, n);
				return e.unfit(t, r, i, a.secret) ?? e.unacceptable?.(t, i, a.secret) ?? null;
			}) };
		},
		take(n, r, a, { deal: o }) {
			let { from: c, to: l, terms: u } = s(n, o);
			return e.carryOut(n, c, l, u.secret), i(n, "dealAccepted", {
				from: c,
				to: l,
				terms: u
			}), t;
		}
	}, f = (e, n) => ({
		offer(t, n, i) {
			let o = a(t, (t) => e(t, i));
			return o.length === 0 ? r : { deal: _(o) };
		},
		take(e, r, a, { deal: o }) {
			let { from: c, to: l } = s(e, o);
			return i(e, n, {
				from: c,
				to: l
			}), t;
		}
	});
	return {
		proposeDeal: u,
		acceptDeal: d,
		declineDeal: f((e, t) => e.to === t, "dealDeclined"),
		counterDeal: {
			offer(t, n, i) {
				let a = l(t, i);
				if (a !== null) return a;
				let o = e.deals(t).open.filter((t) => t.to === i && t.depth < e.limits.depth);
				return o.length === 0 ? r : o.map((n) => ({
					deal: _([n.id]),
					terms: e.terms(t, i, n.from)
				}));
			},
			check: (t, n, r, { deal: i, terms: a }) => e.unfit(t, r, o(t, i).from, a),
			take(e, n, r, { deal: i, terms: a }) {
				let { from: o, depth: l } = s(e, i);
				return c(e, r, o, a, l + 1), t;
			}
		},
		withdrawDeal: f((e, t) => e.from === t, "dealWithdrawn")
	};
}
// kernel/seats.ts
var gr = (e, t) => e.map(t), _r = (e, t) => [...e.slice(t), ...e.slice(0, t)], vr = [
	"FW1",
	"FW2",
	"FW3",
	"FW6",
	"FW7",
	"FW10"
], yr = {
	quick: [],
	full: ["FW2", "FW6"]
};
// games/economicus/rules/order.ts
function b(e, t) {
	let n = [];
	for (let r = 0; r < e.seats.length; r++) {
		let i = e.seats[(t + r) % e.seats.length];
		i !== void 0 && !e.players[i].isOut && n.push(i);
	}
	return n;
}
var x = (e, t) => b(e, t).filter((e) => e !== t), br = (e) => e.seats.every((t) => e.players[t].isOut), xr = (e) => b(e, e.auditor)[0] ?? e.auditor, S = (e) => e.options.rules === "full", C = (e, t) => e.players[t].hand.secret.length > 0, { phase: w, call: Sr, become: Cr, done: T, goTo: E, next: D, stay: O, no: k, emit: A, game: wr } = Rt(), Tr = {
	stopAt: {
		offer: () => ({ windows: kt(vr, 0, vr.length) }),
		take(e, t, n, { windows: r }) {
			return e.players[n].stopsAt.secret = r, O;
		}
	},
	hold: {
		offer: (e, t, n) => e.players[n].isHolding.secret ? k("EC-5.5", "alreadyHolding", {}) : {},
		take(e, t, n) {
			return e.players[n].isHolding.secret = !0, O;
		}
	},
	callTime: {
		offer(e, t, n) {
			if (!e.options.limit.startsWith("minutes")) return k("EC-19.4", "noTimeLimit", {});
			if (e.isTimeUp) return k("EC-19.4", "timeIsUp", {});
			let r = xr(e);
			return r === n ? {} : k("EC-4.2", "notAuditor", { auditor: r });
		},
		take(e, t, n) {
			return e.isTimeUp = !0, A(e, "timeCalled", { seat: n }), O;
		}
	}
}, j = [
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12
], Er = ["private", "state"], M = {
	2: {
		ways: 1,
		profit: 6,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 1
	},
	3: {
		ways: 2,
		profit: 4,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 3
	},
	4: {
		ways: 3,
		profit: 3,
		private: 3,
		state: 2,
		isWhite: !0,
		tone: 4
	},
	5: {
		ways: 4,
		profit: 3,
		private: 3,
		state: 1,
		isWhite: !1,
		tone: 6
	},
	6: {
		ways: 5,
		profit: 3,
		private: 4,
		state: 1,
		isWhite: !1,
		tone: 7
	},
	7: {
		ways: 6,
		profit: 3,
		private: 3,
		state: 2,
		isWhite: !1,
		tone: 9
	},
	8: {
		ways: 5,
		profit: 3,
		private: 4,
		state: 1,
		isWhite: !1,
		tone: 7
	},
	9: {
		ways: 4,
		profit: 4,
		private: 2,
		state: 2,
		isWhite: !1,
		tone: 8
	},
	10: {
		ways: 3,
		profit: 3,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 4
	},
	11: {
		ways: 2,
		profit: 5,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 5
	},
	12: {
		ways: 1,
		profit: 7,
		private: 2,
		state: 2,
		isWhite: !0,
		tone: 2
	}
}, Dr = ["clean", "mortgaged"], N = (e, t) => `${e}-${t}`, Or = new Map(j.flatMap((e) => Dr.map((t) => [N(e, t), {
	industry: e,
	condition: t
}])));
function P(e) {
	let t = Or.get(e);
	if (t === void 0) throw Error(`there is no holding ${e}`);
	return t;
}
var kr = new Map([...Or.keys()].flatMap((e) => Array.from({ length: 12 }, (t, n) => [`${e}-${n + 1}`, e]))), Ar = new Map(j.flatMap((e) => Array.from({ length: 3 }, (t, n) => [`${e}-${n + 1}`, e]))), jr = (e) => e.map((e) => Nr(kr.get(e), e)), Mr = (e) => e.map((e) => Nr(Ar.get(e), e));
function Nr(e, t) {
	if (e === void 0) throw Error(`there is no token ${t}`);
	return e;
}
// games/economicus/rules/money.ts
function Pr(e, t, n) {
	e.players[t].cash += n, e.bank -= n;
}
var F = (e, t, n) => Pr(e, t, -n);
function Fr(e, t, n, r) {
	Pr(e, t, n), A(e, "received", {
		seat: t,
		amount: n,
		from: null,
		because: r
	});
}
function Ir(e, t, n, r) {
	e.players[t].cash -= r, e.players[n].cash += r;
}
var I = (e, t, n) => e.players[t].cash >= n, L = (e) => Math.ceil(e / 2), Lr = {
	EV01: { is: "instant" },
	EV02: { is: "instant" },
	EV03: { is: "instant" },
	EV04: { is: "instant" },
	EV05: { is: "instant" },
	EV06: { is: "instant" },
	EV07: { is: "instant" },
	EV08: { is: "instant" },
	EV09: { is: "year" },
	EV10: {
		is: "year",
		interest: 2
	},
	EV11: {
		is: "year",
		interest: 0
	},
	EV12: { is: "year" },
	EV13: {
		is: "year",
		successFrom: 4
	},
	EV14: {
		is: "year",
		successFrom: 6
	},
	EV15: { is: "year" },
	EV16: {
		is: "year",
		profit: {
			3: 1,
			4: 1,
			12: 1
		}
	},
	EV17: {
		is: "year",
		profit: {
			2: 1,
			5: 1,
			6: 1,
			7: 1
		}
	},
	EV18: {
		is: "year",
		profit: {
			8: 1,
			9: 1,
			10: 1,
			11: 1
		}
	},
	EV19: {
		is: "year",
		profit: {
			2: -2,
			12: -2
		}
	},
	EV20: {
		is: "year",
		profit: {
			10: -2,
			6: -1
		}
	},
	EV21: { is: "instant" },
	EV22: { is: "instant" },
	EV23: { is: "instant" },
	EV24: { is: "instant" },
	EV25: { is: "instant" },
	EV26: { is: "year" },
	EV27: { is: "year" },
	EV28: { is: "year" },
	EV29: { is: "year" },
	EV30: { is: "year" },
	EV31: { is: "year" },
	EV32: { is: "year" },
	EV33: { is: "award" },
	EV34: { is: "award" },
	EV35: { is: "year" },
	EV36: { is: "year" }
}, Rr = Object.keys(Lr), zr = {
	each: 1,
	most: 6
}, Br = {
	cost: 4,
	above: 2
}, Vr = (e) => Lr[e], R = (e, t) => e.event === t, Hr = (e) => e.event === null ? 1 : Vr(e.event).interest ?? 1, Ur = (e, t) => e.event === null ? 0 : Vr(e.event).profit?.[t] ?? 0, Wr = (e) => e.event === null ? 5 : Vr(e.event).successFrom ?? 5, Gr = (e) => R(e, "EV15") ? 0 : 2, Kr = (e) => R(e, "EV27") ? 3 : 4, qr = (e) => R(e, "EV29") ? Br : {
	cost: 8,
	above: 3
}, Jr = (e) => R(e, "EV35") ? 2 : 1, Yr = (e) => R(e, "EV30") ? 3 : 0, Xr = (e) => Math.min(99, Math.max(1, e));
function Zr(e, t, n) {
	e.prices[t] = n;
	let r = e.pastPrices[t];
	r.push(n), r.length > 12 && r.shift();
}
function Qr(e, t, n) {
	let r = 3 * n;
	return Zr(e, t, r), A(e, "priceSet", {
		industry: t,
		die: n,
		price: r
	}), r;
}
var z = (e, t) => e.prices[t] ?? Qr(e, t, ue(e)), B = (e, t) => e.prices[t] ?? 0;
function V(e, t, n, r) {
	let i = z(e, t), a = Xr(n);
	a !== i && (Zr(e, t, a), A(e, "priceChanged", {
		industry: t,
		from: i,
		to: a,
		because: r
	}));
}
function $r(e, t, n = 0) {
	let r = e.prices[t] ?? n;
	return R(e, "EV31") ? r : L(r);
}
var ei = (e) => L(e), ti = (e, t) => Math.ceil(t * Kr(e) / 2);
// games/economicus/rules/stars.ts
function ni(e) {
	let t = e.seats.length <= 3 ? 0 : e.seats.length <= 5 ? 1 : 2;
	return ur[e.options.rules][t] + Number(e.options.extraStars);
}
function ri(e, t) {
	let n = Jr(e) - 1, r = null;
	for (let i of e.seats) {
		let a = e.players[i].companies[t];
		a > n ? (n = a, r = i) : a === n && (r = null);
	}
	return r;
}
function ii(e, t) {
	let n = e.players[t], r = 0, i = 0;
	for (let a of j) {
		let o = n.companies[a];
		o !== 0 && (S(e) ? (r += 1, ri(e, a) === t && (i += 1)) : r += o);
	}
	return {
		presence: r,
		majority: i,
		bonus: n.bonus,
		total: Math.max(0, r + i + n.bonus)
	};
}
var ai = (e, t) => ii(e, t).total;
function oi(e, t) {
	let n = ai(e, t);
	return b(e, t).every((t) => ai(e, t) <= n);
}
function si(e, t, n, r) {
	e.players[t].bonus += n, A(e, "starChanged", {
		seat: t,
		by: n,
		because: r
	});
}
// games/economicus/rules/winning.ts
var ci = (e) => e.options.limit === "none" || e.options.stopAtTarget === "on";
function li(e) {
	return ci(e) ? e.options.holdToYearEnd === "on" ? "endOfYear" : S(e) ? "endOfTurn" : "atOnce" : "never";
}
var ui = (e) => e.options.limit.startsWith("turns") ? Number(e.options.limit.slice(5)) : null, di = (e, t) => !e.players[t].isOut && ai(e, t) >= ni(e);
function fi(e) {
	if (li(e) !== "atOnce" || e.outcome !== null) return;
	let t = ni(e);
	for (let n of _r(e.seats, e.active)) {
		let r = 0;
		for (let t of e.players[n].companies) r += t;
		if (r >= t) return _i(e, "target", [n], null);
	}
}
function pi(e) {
	if (!ci(e) || e.outcome !== null) return;
	let t = e.seats.filter((t) => di(e, t));
	t.length > 0 && mi(e, "target", t);
}
function mi(e, t, n) {
	let r = gi(n, (t) => ai(e, t)), i = null;
	if (r.length > 1) {
		for (let t of j) r.some((n) => e.players[n].companies[t] > 0) && z(e, t);
		i = e.seats.map((t) => hi(e, t)), r = gi(r, (t) => hi(e, t)), r = gi(r, (t) => e.players[t].companies.reduce((e, t) => e + t, 0));
	}
	_i(e, t, r, i);
}
function hi(e, t) {
	let n = e.players[t], r = n.cash;
	for (let t of j) r += n.companies[t] * (e.prices[t] ?? 0) - n.mortgaged[t] * 5;
	return r;
}
function gi(e, t) {
	let n = Math.max(...e.map(t));
	return e.filter((e) => t(e) === n);
}
function _i(e, t, n, r) {
	let i = e.seats.map((t) => ai(e, t));
	e.ending = {
		because: t,
		winners: n,
		stars: i,
		assets: r
	}, e.outcome = {
		winners: n,
		scores: i
	}, A(e, "gameEnded", e.ending);
}
// games/economicus/rules/companies.ts
var vi = (e) => {
	let t = 0;
	for (let n of e) t += n;
	return t;
}, yi = (e) => vi(e.companies), bi = (e) => vi(e.mortgaged), xi = (e) => vi(e.projects), Si = (e, t) => e.companies[t] - e.mortgaged[t], Ci = (e, t, n) => n === "clean" ? Si(e, t) : e.mortgaged[t], wi = (e) => yi(e) < 12, Ti = (e) => 3 - xi(e), Ei = (e) => j.filter((t) => e.companies[t] > 0);
function Di(e) {
	let t = [];
	for (let n of j) for (let r of Dr) Ci(e, n, r) > 0 && t.push(N(n, r));
	return t;
}
var Oi = (e, t, n) => n === "private" ? e.freePrivate[t] : e.freeState[t], ki = (e, t) => e.freePrivate[t] + e.freeState[t] > 0;
function H(e, t, n, r) {
	n === "private" ? e.freePrivate[t] += r : e.freeState[t] += r;
}
function Ai(e, t, n, r) {
	ji(e.players[t], n, r), fi(e);
}
function ji(e, t, n) {
	e.companies[t] += 1, n === "mortgaged" && (e.mortgaged[t] += 1);
}
function Mi(e, t, n, r) {
	let i = e.players[t];
	--i.companies[n], r === "mortgaged" && Ni(i, n);
}
function Ni(e, t) {
	--e.mortgaged[t], e.fresh[t] = Math.min(e.fresh[t], e.mortgaged[t]);
}
function Pi(e, t, n, r, i) {
	let a = i === "mortgaged" && Fi(e.players[t], r);
	Mi(e, t, r, i), a && (e.players[n].fresh[r] += 1), Ai(e, n, r, i);
}
var Fi = (e, t) => e.mortgaged[t] === e.fresh[t];
// games/economicus/rules/loans.ts
function Ii(e, t, n) {
	let r = e.players[t];
	r.mortgaged[n] += 1, e.yearEnd !== null && (r.fresh[n] += 1), Pr(e, t, 5), A(e, "loanTaken", {
		seat: t,
		industry: n,
		amount: 5
	});
}
var Li = (e, t, n) => e.yearEnd !== null && !Fi(e.players[t], n) ? 5 : 5 + Hr(e);
function Ri(e, t, n) {
	let r = Li(e, t, n);
	F(e, t, r), Ni(e.players[t], n), A(e, "loanRepaid", {
		seat: t,
		industry: n,
		amount: r
	});
}
function zi(e, t, n, r) {
	let { industry: i, condition: a } = P(n);
	return a === "clean" ? r : r - Li(e, t, i);
}
var Bi = (e, t, n) => zi(e, t, n, $r(e, P(n).industry));
function Vi(e, t, n, r, i) {
	let { industry: a, condition: o } = P(n), s = zi(e, t, n, r);
	Mi(e, t, a, o), H(e, a, "private", 1), Pr(e, t, s), A(e, "soldToMarket", {
		seat: t,
		industry: a,
		condition: o,
		at: i,
		price: r,
		settled: r - s,
		received: s
	});
}
function Hi(e, t, n, r, i) {
	let { industry: a, condition: o } = P(n), s = zi(e, t, n, r);
	return Mi(e, t, a, o), H(e, a, "state", 1), Pr(e, t, Math.max(0, s)), A(e, "companyTaken", {
		from: t,
		to: null,
		industry: a,
		condition: o,
		because: i,
		received: s
	}), s < 0 ? {
		debtor: t,
		amount: -s,
		creditor: null,
		because: "loan"
	} : null;
}
// games/economicus/rules/solvency.ts
function Ui(e, t, n = null, r = 0) {
	let i = e.players[t], a = R(e, "EV12") ? 0 : 5, o = 0, s = 0;
	for (let c of j) {
		if (i.companies[c] === 0) continue;
		let l = $r(e, c, r), u = Si(i, c), d = i.mortgaged[c];
		n !== null && P(n).industry === c && (P(n).condition === "clean" ? --u : --d), o += u * a, s += u * Math.max(0, l - a), d > 0 && (s += d * Math.max(0, zi(e, t, `${c}-mortgaged`, l)));
	}
	return {
		cash: i.cash,
		loans: o,
		sales: s,
		total: i.cash + o + s
	};
}
var Wi = (e, t) => Ui(e, t).total, Gi = (e, t, n, r = null) => Ui(e, t, r, 18).total >= n, Ki = (e, t) => S(e) && t === "state" && !R(e, "EV26");
function qi(e, t, n) {
	let r = e.players[t];
	return r.isOut ? k("EC-15.5", "isOut", { seat: t }) : e.turn.sellers.includes(t) ? k("EC-9.3", "soldThisTurn", {}) : wi(r) ? Ki(e, n) && r.quotas.length === 0 ? k("EC-11.11", "noQuota", {}) : null : k("EC-R.32", "noTokens", { limit: 12 });
}
var Ji = (e) => e.last === null ? e.start : e.last + 1, Yi = (e, t) => +!e.admitted.includes(t), Xi = (e, t, n) => e.options.bidCap === "free" ? 999 : Math.min(999, Wi(e, n) - Yi(t, n));
function Zi(e, t, n) {
	let r = Ji(t);
	return r > 999 ? !1 : e.options.bidCap === "free" || Gi(e, n, r + Yi(t, n)) ? !0 : C(e, n) && !Qi(t);
}
var Qi = (e) => e.last !== null && e.last > e.start, U = (e, t) => [
	t,
	t,
	...j.map(e)
];
function $i(e, t) {
	let { layout: n } = e, r = n.indexOf(t), i = n[(r + n.length - 1) % n.length], a = n[(r + 1) % n.length];
	if (i === void 0 || a === void 0) throw Error(`${t} is not on the board`);
	return [i, a];
}
function ea(e, t, n) {
	let { companies: r } = e.players[t];
	if (r[n] === 0) return [];
	let { layout: i } = e;
	if (R(e, "EV32") && r[9] > 0) return i.filter((e) => r[e] > 0);
	let a = i.length, o = i.indexOf(n), s = (e) => {
		let t = i[(e + a) % a];
		return t !== void 0 && r[t] > 0;
	}, c = 0;
	for (; c < a - 1 && s(o + c + 1);) c += 1;
	let l = 0;
	for (; l + c < a - 1 && s(o - l - 1);) l += 1;
	return i.filter((e, t) => {
		let n = (t - o + a) % a;
		return n <= c || a - n <= l;
	});
}
var ta = (e, t) => M[t].profit + Ur(e, t) - e.crises[t];
function na(e, t, n, r) {
	return ea(e, t, n).map((i) => {
		let a = ta(e, i), o = r && i === n && a > 0;
		return {
			industry: i,
			companies: e.players[t].companies[i],
			each: o ? 2 * a : a
		};
	});
}
var ra = (e) => e.reduce((e, { companies: t, each: n }) => e + t * n, 0);
function ia(e, t) {
	let n = [];
	for (let r of e.layout) if (!n.some((e) => e.includes(r))) {
		let i = ea(e, t, r);
		i.length > 0 && n.push(i);
	}
	return n;
}
// games/economicus/rules/deal-facts.ts
var aa = (e, t) => e.deals.open.filter(({ from: e, to: n }) => t === e || t === n).map(({ id: t, terms: n }) => ({
	deal: t,
	give: oa(e, n.secret.give),
	get: oa(e, n.secret.get),
	debts: sa(n.secret.give) + sa(n.secret.get)
})), oa = (e, { money: t, companies: n }) => jr(n).reduce((t, n) => t + B(e, P(n).industry), t), sa = ({ companies: e }) => 5 * jr(e).filter((e) => P(e).condition === "mortgaged").length, ca = {
	CF03: 3,
	CF04: 4,
	CF05: 5,
	CF06: 6,
	CF07: 7,
	CF08: 8,
	CF09: 9,
	CF10: 10,
	CF11: 11
}, la = {
	CS1: {
		strength: 2,
		fall: 4,
		rider: null
	},
	CS2: {
		strength: 3,
		fall: 6,
		rider: null
	},
	CS3: {
		strength: 3,
		fall: 6,
		rider: "extraCompany"
	},
	CS4: {
		strength: 3,
		fall: 10,
		rider: null
	},
	CS5: {
		strength: 3,
		fall: 6,
		rider: "neighbours"
	},
	CS6: {
		strength: 4,
		fall: 8,
		rider: "defaults"
	},
	CS7: {
		strength: 4,
		fall: 8,
		rider: "projects"
	},
	CS8: {
		strength: 4,
		fall: "half",
		rider: null
	},
	CS9: {
		strength: 5,
		fall: 12,
		rider: null
	}
}, ua = Object.keys(ca), da = Object.keys(la), fa = [...ua, ...da], pa = (e) => e in ca, ma = {
	OP01: {
		copies: 2,
		timing: ["any"],
		gain: 3
	},
	OP02: {
		copies: 1,
		timing: ["any"],
		gain: 4
	},
	OP03: {
		copies: 2,
		timing: ["any"],
		gain: 2
	},
	OP04: {
		copies: 1,
		timing: ["any"],
		draws: 1
	},
	OP05: {
		copies: 2,
		timing: ["FW2"]
	},
	OP06: {
		copies: 1,
		timing: ["FW2"]
	},
	OP07: {
		copies: 1,
		timing: ["active"],
		gain: 3
	},
	OP08: {
		copies: 1,
		timing: ["active"],
		gain: 3
	},
	OP09: {
		copies: 1,
		timing: ["FW5"]
	},
	OP10: {
		copies: 1,
		timing: ["FW6"],
		gain: 2
	},
	OP11: {
		copies: 1,
		timing: ["won"]
	},
	OP12: {
		copies: 1,
		timing: ["FW6"],
		draws: 1
	},
	OP13: {
		copies: 1,
		timing: ["any"],
		gain: 2
	},
	OP14: {
		copies: 1,
		timing: ["any"],
		draws: 1
	},
	OP15: {
		copies: 1,
		timing: ["active"]
	},
	OP16: {
		copies: 2,
		timing: ["any"]
	},
	OP17: {
		copies: 1,
		timing: ["creation"]
	},
	OP18: {
		copies: 1,
		timing: ["any"]
	},
	OP19: {
		copies: 2,
		timing: ["any"],
		gain: 5,
		isMoney: !0
	},
	OP20: {
		copies: 1,
		timing: ["any"]
	},
	OP21: {
		copies: 1,
		timing: ["interest"],
		gain: 3
	},
	OP22: {
		copies: 1,
		timing: ["any"]
	},
	OP23: {
		copies: 1,
		timing: ["any"],
		gain: 2
	},
	OP24: {
		copies: 1,
		timing: ["FW2"]
	},
	OP25: {
		copies: 1,
		timing: ["loss", "crisis"]
	},
	OP26: {
		copies: 1,
		timing: ["any"],
		cost: 3
	},
	OP27: {
		copies: 1,
		timing: ["any"]
	},
	OP28: {
		copies: 2,
		timing: ["target"],
		draws: 1
	},
	OP29: {
		copies: 2,
		timing: ["any"],
		draws: 2
	},
	OP30: {
		copies: 2,
		timing: ["verdict", "crime"]
	},
	OP31: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP32: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP33: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP34: {
		copies: 1,
		timing: ["ownEnd"],
		cost: 6,
		isStar: !0
	},
	OP35: {
		copies: 1,
		timing: ["crisis"],
		gain: 4
	},
	OP36: {
		copies: 1,
		timing: ["active"],
		difficulty: 4
	},
	OP37: {
		copies: 1,
		timing: ["FW5"],
		difficulty: 2
	},
	OP38: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 8,
		isMoney: !0
	},
	OP39: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 5,
		isMoney: !0
	},
	OP40: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 2
	},
	OP41: {
		copies: 1,
		timing: ["any"],
		difficulty: 3,
		isMoney: !0
	},
	OP42: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 4
	},
	OP43: {
		copies: 1,
		timing: ["active"],
		difficulty: 2
	},
	OP44: {
		copies: 1,
		timing: ["any"],
		difficulty: 4,
		gain: 4
	},
	OP45: {
		copies: 1,
		timing: ["FW5"],
		difficulty: 3
	},
	OP46: {
		copies: 12,
		timing: []
	}
}, ha = Object.keys(ma), ga = "OP46", _a = ha.flatMap((e) => Array.from({ length: ma[e].copies }, (t, n) => `${e}-${n + 1}`)), va = new Map(ha.flatMap((e) => _a.filter((t) => t.startsWith(e)).map((t) => [t, e])));
function ya(e) {
	let t = va.get(e);
	if (t === void 0) throw Error(`there is no card ${e}`);
	return t;
}
var ba = (e) => ma[ya(e)], xa = (e) => ya(e) === ga, Sa = {
	each: 1,
	most: 8
}, Ca = {
	each: 6,
	most: 18
};
// games/economicus/rules/decks.ts
function wa(e) {
	if (e.optionDeck.secret.length > 0) return !0;
	if (e.optionDiscards.length === 0) return !1;
	let t = e.optionDiscards;
	return e.optionDiscards = [], Ne(e, e.optionDeck, t), A(e, "deckReshuffled", {
		deck: "options",
		cards: t.length
	}), !0;
}
function Ta(e, t, n) {
	if (!wa(e)) return A(e, "nothingToDraw", {
		seat: t,
		because: n
	});
	let r = e.players[t], i = e.optionDeck.secret.at(-1);
	if (i !== void 0 && xa(i)) return xe(e.optionDeck), r.quotas.push(i), A(e, "quotaTaken", {
		seat: t,
		because: n
	});
	let a = Se(e.optionDeck, r.hand, t);
	a !== null && A(e, "cardDrawn", {
		seat: t,
		card: h(t, a),
		because: n
	});
}
function Ea(e, t) {
	let n = [], r = null;
	for (; r === null && wa(e);) {
		let t = xe(e.optionDeck);
		if (t === null) break;
		xa(t) ? n.push(t) : r = t;
	}
	r === null ? A(e, "nothingToDraw", {
		seat: t,
		because: "return"
	}) : (Ee(e.players[t].hand, r, m(t)), A(e, "cardDrawn", {
		seat: t,
		card: h(t, r),
		because: "return"
	})), n.length > 0 && Ne(e, e.optionDeck, [...e.optionDeck.secret, ...n]);
}
var Da = (e) => e.seats.reduce((t, n) => t + e.players[n].quotas.length, 0) < ma[ga].copies;
function Oa(e, t, n) {
	let r = e.optionDiscards.findIndex(xa), i = e.optionDeck.secret.find(xa);
	if (r >= 0) e.players[t].quotas.push(...e.optionDiscards.splice(r, 1));
	else if (i !== void 0) Ce(e.optionDeck, i), de(e, e.optionDeck.secret), e.players[t].quotas.push(i);
	else return A(e, "nothingToDraw", {
		seat: t,
		because: n
	});
	A(e, "quotaTaken", {
		seat: t,
		because: n
	});
}
function ka(e, t) {
	let n = e.players[t].quotas.pop() ?? null;
	return n !== null && e.optionDiscards.push(n), n;
}
function Aa(e, t, n) {
	Ce(e.players[t].hand, n), e.optionDiscards.push(n);
}
var W = (e) => e.seats.find((t) => e.players[t].hand.secret.length > 5) ?? null;
function ja(e) {
	if (e.crisisDeck.secret.length > 0) return;
	let t = e.crisisDiscards;
	e.crisisDiscards = [], Ne(e, e.crisisDeck, t), A(e, "deckReshuffled", {
		deck: "crises",
		cards: t.length
	});
}
function Ma(e) {
	ja(e);
	let t = xe(e.crisisDeck);
	if (t === null) throw Error("there are no crisis cards");
	return e.crisisDiscards.push(t), A(e, "crisisOpened", {
		card: t,
		...Na(e)
	}), t;
}
var Na = (e) => Pa(e.crisisDeck.secret);
function Pa(e) {
	let t = e.filter(pa).length;
	return {
		forecasts: t,
		strengths: e.length - t
	};
}
function Fa(e) {
	if (e.eventDeck.secret.length > 0) return;
	let t = e.eventDiscards;
	e.eventDiscards = [], Ne(e, e.eventDeck, t), A(e, "deckReshuffled", {
		deck: "events",
		cards: t.length
	});
}
function Ia(e) {
	Fa(e);
	let t = xe(e.eventDeck);
	if (t === null) throw Error("there are no event cards");
	return e.eventDiscards.push(t), e.event = t, A(e, "eventOpened", { card: t }), t;
}
// games/economicus/rules/auction.ts
var La = (e, t, n, r) => ({
	industry: t,
	opener: n,
	kind: null,
	start: z(e, t),
	last: null,
	leader: null,
	queue: [],
	admitted: [n],
	because: r,
	discount: 0
}), G = [{}];
function Ra(e, t, n) {
	let { gain: r = 0, draws: i = 0 } = ba(n);
	r > 0 && Fr(e, t, r, ya(n));
	for (let r = 0; r < i; r++) Ta(e, t, ya(n));
}
var K = (e, t) => t.length > 0 ? t : k("EC-16.3", "noTarget", { card: e }), za = (e, t) => t ? G : k("EC-16.3", "conditionNotMet", { card: e });
function q(e) {
	if (e.turn.industry === null) throw Error("no industry is active");
	return e.turn.industry;
}
var Ba = (e, t) => Yr(e) > 0 && oi(e, t) ? Yr(e) : 0, Va = (e, t, n) => Yr(e) > 0 && e.players[t].hand.secret.includes(n) ? Ba(e, t) : 0;
function J(e) {
	if (e === null) throw Error("a card was played without its target");
	return e;
}
var Ha = (e, t) => e.turn.industry !== null && e.players[t].companies[e.turn.industry] > e.turn.sheltered[t], Ua = (e, t) => x(e, t).filter((t) => Ha(e, t)).map((t) => ({
	rival: [t],
	asset: Wa(e, t, q(e))
})), Wa = (e, t, n) => Dr.filter((r) => Ci(e.players[t], n, r) > 0).map((e) => N(n, e)), Ga = (e, t, n) => e.players[t].companies[n] > 0;
// games/economicus/rules/dice.ts
function Ka(e, t, n) {
	let r = ue(e), i = ue(e);
	return A(e, "diceRolled", {
		seat: t,
		blue: r,
		white: i,
		because: n
	}), {
		blue: r,
		white: i,
		industry: qa(r + i)
	};
}
function qa(e) {
	let t = j[e - 2];
	if (t === void 0) throw Error(`no industry has the number ${e}`);
	return t;
}
// games/economicus/rules/cards/company-options.ts
var Ja = {
	OP15: {
		targets: (e, t, n) => K(n, Ua(e, t)),
		isTakeover: !0,
		carryOut(e, t) {
			let { industry: n } = P(J(t.asset)), r = J(t.rival), i = Hi(e, r, J(t.asset), z(e, n), "OP15");
			i !== null && t.dues.push(i), t.losses.push({
				loser: r,
				industry: n
			});
		}
	},
	OP22: {
		targets(e, t, n) {
			let r = Di(e.players[t]).filter((t) => P(t).condition === "mortgaged" || !R(e, "EV12")), i = x(e, t).filter((t) => wi(e.players[t]));
			return K(n, r.length > 0 && i.length > 0 ? [{
				company: r,
				rival: i
			}] : []);
		},
		carryOut(e, t) {
			let { industry: n, condition: r } = P(J(t.company));
			r === "clean" && Ii(e, t.by, n), Ya(e, t, N(n, "mortgaged"));
			let i = z(e, n);
			t.dues.push({
				debtor: J(t.rival),
				amount: i,
				creditor: t.by,
				because: "OP22"
			});
		}
	},
	OP26: {
		targets: (e, t, n) => K(n, Di(e.players[t]).map((t) => ({
			company: [t],
			industry: $i(e, P(t).industry)
		}))),
		carryOut(e, t) {
			let { industry: n, condition: r } = P(J(t.company)), i = J(t.industry), a = e.players[t.by], o = a.fresh[n];
			Mi(e, t.by, n, r), a.fresh[i] += o - a.fresh[n], Ai(e, t.by, i, r), --e.extra[n], e.extra[i] += 1, A(e, "companyMoved", {
				seat: t.by,
				from: n,
				to: i,
				condition: r
			});
		}
	},
	OP27: {
		targets: (e, t, n) => K(n, Xa(e, t)),
		isTakeover: !0,
		carryOut(e, t) {
			let n = P(J(t.company)), r = P(J(t.asset)), i = J(t.rival);
			Pi(e, t.by, i, n.industry, n.condition), Pi(e, i, t.by, r.industry, r.condition), A(e, "companyTaken", {
				from: t.by,
				to: i,
				...n,
				because: "OP27",
				received: 0
			}), A(e, "companyTaken", {
				from: i,
				to: t.by,
				...r,
				because: "OP27",
				received: 0
			});
		}
	},
	OP36: {
		targets: (e, t, n) => wi(e.players[t]) ? K(n, Ua(e, t)) : k("EC-R.32", "noTokens", { limit: 12 }),
		isTakeover: !0,
		harmed: (e, t) => [J(t.rival)],
		carryOut(e, t) {
			let { industry: n, condition: r } = P(J(t.asset)), i = J(t.rival);
			Pi(e, i, t.by, n, r), A(e, "companyTaken", {
				from: i,
				to: t.by,
				industry: n,
				condition: r,
				because: "OP36",
				received: 0
			}), t.losses.push({
				loser: i,
				industry: n
			});
		}
	}
};
function Ya(e, t, n) {
	let { industry: r, condition: i } = P(n), a = J(t.rival);
	Pi(e, t.by, a, r, i), A(e, "companyTaken", {
		from: t.by,
		to: a,
		industry: r,
		condition: i,
		because: "OP22",
		received: 0
	});
}
function Xa(e, t) {
	let n = [];
	for (let r of Di(e.players[t])) {
		let { industry: i } = P(r), a = B(e, i);
		for (let o of x(e, t)) {
			let t = Di(e.players[o]).filter((t) => {
				let n = P(t).industry;
				return n === i || B(e, n) === 0 || B(e, n) > a ? !1 : n !== e.turn.industry || Ha(e, o);
			});
			t.length > 0 && n.push({
				company: [r],
				rival: [o],
				asset: t
			});
		}
	}
	return n;
}
// games/economicus/rules/crises.ts
var Za = (e) => j.filter((t) => e.crises[t] > 0);
function Qa(e, t, n, r) {
	let i = e.crises[t], a = Math.min(6, Math.max(0, i + n));
	a !== i && (i === 0 && $a(e), e.crises[t] = a, A(e, "crisisChanged", {
		industry: t,
		from: i,
		to: a,
		because: r
	}));
}
function $a(e) {
	let t = Za(e);
	if (t.length < 6) return;
	let n = t[0];
	for (let r of t) (n === void 0 || e.crises[r] < e.crises[n]) && (n = r);
	if (n === void 0) return;
	let r = e.crises[n];
	e.crises[n] = 0, A(e, "crisisChanged", {
		industry: n,
		from: r,
		to: 0,
		because: "seventh"
	});
}
function eo(e, t, n) {
	for (let r of Za(e)) Qa(e, r, -t, n);
}
function to(e, t, n) {
	let r = e.forecast;
	e.forecast = t, r !== t && A(e, "forecastMoved", {
		from: r,
		to: t,
		because: n
	});
}
// games/economicus/rules/cards/crisis-options.ts
var no = (e, t, n) => {
	let r = Za(e);
	return K(n, r.length > 0 ? [{ industry: r }] : []);
}, ro = (e, t, n) => x(e, t).filter((t) => Ga(e, t, n)), io = {
	OP01: {
		targets: no,
		carryOut: (e, t) => Qa(e, J(t.industry), -2, "OP01")
	},
	OP02: {
		targets: no,
		carryOut: (e, t) => Qa(e, J(t.industry), -e.crises[J(t.industry)], "OP02")
	},
	OP03: {
		targets: (e) => [{ industry: j.filter((t) => t !== e.forecast) }],
		carryOut: (e, t) => to(e, J(t.industry), "OP03")
	},
	OP04: {
		targets: () => G,
		carryOut(e, t) {
			ja(e);
			let n = Ae(e.crisisDeck, 3, t.by);
			return A(e, "lookedAt", {
				seat: t.by,
				deck: "crises",
				cards: h(t.by, n)
			}), Cr("briefing", {
				reader: t.by,
				count: n.length
			});
		}
	},
	OP42: {
		targets(e, t, n) {
			let r = j.filter((n) => ro(e, t, n).length > 0);
			return K(n, r.length > 0 ? [{ industry: r }] : []);
		},
		harmed: (e, t) => ro(e, t.by, J(t.industry)),
		carryOut: (e, t) => Qa(e, J(t.industry), 2, "OP42")
	}
}, ao = {
	OP05: {
		targets: (e, t, n) => e.turn.rerollers.includes(t) ? k("EC-16.3", "alreadyPlayed", { card: n }) : G,
		carryOut(e, t) {
			e.turn.rerollers.push(t.by);
			let { blue: n, white: r, industry: i } = Ka(e, t.by, "OP05");
			e.turn.dice = {
				blue: n,
				white: r
			}, e.turn.industry = i;
		}
	},
	OP06: {
		targets: (e) => [{ industry: $i(e, q(e)) }],
		carryOut(e, t) {
			let n = q(e);
			e.turn.industry = J(t.industry), A(e, "industryShifted", {
				seat: t.by,
				from: n,
				to: e.turn.industry
			});
		}
	},
	OP24: {
		targets: (e, t, n) => e.turn.exporters.includes(t) ? k("EC-16.3", "alreadyPlayed", { card: n }) : G,
		carryOut(e, t) {
			e.turn.exporters.push(t.by);
		}
	}
}, oo = {
	OP29: { targets: () => G },
	OP40: {
		targets(e, t, n) {
			let r = x(e, t).filter((t) => C(e, t));
			return K(n, r.length > 0 ? [{ rival: r }] : []);
		},
		harmed: (e, t) => [J(t.rival)],
		carryOut(e, t) {
			let n = J(t.rival), { hand: r } = e.players[n];
			ke(r, t.by);
			let i = ve(t.by, n, [...r.secret]);
			return A(e, "lookedIntoHand", {
				seat: t.by,
				victim: n,
				cards: i
			}), Cr("espionage", {
				spy: t.by,
				victim: n
			});
		}
	}
}, so = {
	OP07: {
		targets: () => G,
		carryOut: (e) => V(e, q(e), z(e, q(e)) + 6, "OP07")
	},
	OP08: {
		targets: () => G,
		carryOut: (e) => V(e, q(e), z(e, q(e)) - 6, "OP08")
	},
	OP09: {
		targets: (e, t, n) => e.active === t ? lo(e, t, n, ["private"]) : k("EC-16.3", "notOwnTurn", { card: n }),
		carryOut: (e, t) => uo(e, t.by, "private", "OP09")
	},
	OP10: {
		targets: (e, t, n) => za(n, ki(e, q(e))),
		carryOut: (e, t) => Cr("auction", La(e, q(e), t.by, "OP10"))
	},
	OP12: {
		targets(e, t) {
			let n = x(e, t).filter((t) => co(e, t).length > 0), r = (t) => [...new Set(co(e, t).map((e) => e.paid))];
			return n.length > 0 ? n.map((e) => ({
				rival: [e],
				paid: r(e)
			})) : G;
		},
		carryOut(e, t) {
			let { rival: n } = t;
			if (n === null) return;
			let r = J(co(e, n).findLast(({ paid: e }) => e === t.paid) ?? null);
			e.turn.privatised = e.turn.privatised.filter((e) => e !== r);
			let i = Si(e.players[n], r.industry) > 0 ? "clean" : "mortgaged", a = Hi(e, n, N(r.industry, i), r.paid, "OP12");
			a !== null && t.dues.push(a), r.quota !== null && Oa(e, n, "OP12");
		}
	},
	OP13: {
		targets: (e, t, n) => za(n, Da(e)),
		carryOut: (e, t) => Oa(e, t.by, "OP13")
	},
	OP14: {
		targets: () => [{
			industry: j,
			kind: Er
		}],
		carryOut(e, t) {
			let n = J(t.industry), r = J(t.kind);
			H(e, n, r, 1), e.extra[n] += 1, A(e, "companyAdded", {
				industry: n,
				kind: r,
				because: "OP14"
			});
		}
	},
	OP37: {
		targets(e, t, n) {
			let r = L(B(e, q(e))) + Va(e, t, n);
			return Oi(e, q(e), "state") === 0 ? k("EC-16.3", "conditionNotMet", { card: n }) : wi(e.players[t]) ? I(e, t, r) ? G : k("EC-16.3", "cannotPay", {
				cost: r,
				cash: e.players[t].cash
			}) : k("EC-R.32", "noTokens", { limit: 12 });
		},
		harmed: () => [],
		carryOut(e, t) {
			let n = q(e), r = L(z(e, n));
			F(e, t.by, r), H(e, n, "state", -1), Ai(e, t.by, n, "clean"), A(e, "boughtDirectly", {
				seat: t.by,
				industry: n,
				kind: "state",
				price: r,
				by: "OP37"
			});
		}
	},
	OP45: {
		targets: (e, t, n) => lo(e, t, n, Er),
		harmed: (e, t) => e.active === t.by ? [] : [e.active],
		carryOut: (e, t) => uo(e, t.by, J(t.kind), "OP45")
	}
}, co = (e, t) => e.turn.privatised.filter((n) => n.seat === t && e.players[t].companies[n.industry] > 0);
function lo(e, t, n, r) {
	let i = q(e), a = B(e, i);
	if (e.turn.isAuctionOff) return k("EC-16.3", "conditionNotMet", { card: n });
	let o = Wi(e, t) - Va(e, t, n);
	if (o < a) return k("EC-21.7", "beyondSolvency", { solvency: o });
	let [s] = r.map((n) => qi(e, t, n)).filter((e) => e !== null), c = r.filter((n) => Oi(e, i, n) > 0 && qi(e, t, n) === null);
	return c.length > 0 ? r.length > 1 ? [{ kind: c }] : G : s ?? k("EC-16.3", "conditionNotMet", { card: n });
}
function uo(e, t, n, r) {
	let i = q(e);
	return e.turn.isAuctionOff = !0, Cr("purchase", {
		buyer: t,
		industry: i,
		kind: n,
		price: z(e, i),
		by: r
	});
}
// games/economicus/rules/cards/money-options.ts
var fo = {
	OP19: { targets: () => G },
	OP20: {
		targets(e, t, n) {
			let { cash: r } = e.players[t], i = Va(e, t, n), a = 2 + i;
			return r < a ? k("EC-16.3", "cannotPay", {
				cost: a,
				cash: r
			}) : K(n, go(e, t, r - i));
		},
		carryOut(e, t) {
			let n = [J(t.company), t.asset].filter((e) => e !== null).map((e) => P(e).industry);
			for (let r of n) Ni(e.players[t.by], r);
			let r = 2 * n.length;
			F(e, t.by, r), A(e, "loansClosed", {
				seat: t.by,
				industries: n,
				amount: r
			});
		}
	},
	OP23: {
		targets: (e, t, n) => po(n, mo(e, t)),
		carryOut(e, t) {
			let n = J(t.rival), r = Math.min(Sa.most, Sa.each * yi(e.players[n]));
			t.dues.push({
				debtor: n,
				amount: r,
				creditor: null,
				because: "OP23"
			});
		}
	},
	OP38: {
		targets: () => G,
		harmed: () => []
	},
	OP39: {
		targets: () => G,
		harmed: () => [],
		carryOut(e, t) {
			ja(e), Fa(e);
			let n = Me(e.crisisDeck, t.by), r = Me(e.eventDeck, t.by);
			return n !== null && A(e, "lookedAt", {
				seat: t.by,
				deck: "crises",
				cards: h(t.by, [n])
			}), r !== null && A(e, "lookedAt", {
				seat: t.by,
				deck: "events",
				cards: h(t.by, [r])
			}), Cr("insider", {
				seller: t.by,
				left: 2
			});
		}
	},
	OP41: {
		targets: (e, t, n) => po(n, x(e, t)),
		harmed: (e, t) => [J(t.rival)],
		carryOut(e, t) {
			let n = J(t.rival), r = Math.min(7, e.players[n].cash);
			Ir(e, n, t.by, r), A(e, "received", {
				seat: t.by,
				amount: r,
				from: n,
				because: "OP41"
			});
		}
	},
	OP43: {
		targets: (e, t, n) => za(n, Ga(e, t, q(e)) && ho(e, t).length > 0),
		harmed: (e, t) => ho(e, t.by),
		carryOut(e, t) {
			for (let n of ho(e, t.by)) t.dues.push({
				debtor: n,
				amount: 6,
				creditor: t.by,
				because: "OP43"
			});
		}
	}
}, po = (e, t) => K(e, t.length > 0 ? [{ rival: t }] : []), mo = (e, t) => x(e, t).filter((t) => yi(e.players[t]) > 0), ho = (e, t) => x(e, t).filter((t) => Ga(e, t, q(e)));
function go(e, t, n) {
	let r = e.players[t], i = Ei(r).filter((e) => r.mortgaged[e] > 0), a = n >= 4;
	return i.map((e, t) => {
		let n = r.mortgaged[e] > 1 ? i.slice(t) : i.slice(t + 1), o = a ? n.map((e) => N(e, "mortgaged")) : [];
		return {
			company: [N(e, "mortgaged")],
			asset: [null, ...o]
		};
	});
}
// games/economicus/rules/projects.ts
function _o(e, t, n, r) {
	let i = e.players[t], a = ue(e), o = a + r, s = o >= Wr(e) && wi(i) ? "succeeds" : o <= 1 ? "burns" : "stays";
	A(e, "projectRolled", {
		seat: t,
		industry: n,
		die: a,
		bonus: r,
		result: s
	}), s !== "stays" && (--i.projects[n], s !== "burns" && (e.extra[n] += 1, Ai(e, t, n, "clean"), R(e, "EV34") && e.innovator === null && (e.innovator = t, si(e, t, 1, "EV34"))));
}
// games/economicus/rules/cards/project-options.ts
var vo = {
	OP16: {
		targets(e, t, n) {
			let r = j.filter((n) => e.players[t].projects[n] > 0);
			return K(n, r.length > 0 ? [{ industry: r }] : []);
		},
		carryOut: (e, t) => _o(e, t.by, J(t.industry), 2)
	},
	OP18: {
		targets(e, t, n) {
			if (Ti(e.players[t]) === 0) return k("EC-11.18", "noProjectTokens", { limit: 3 });
			let r = Va(e, t, n), i = j.filter((n) => {
				let i = e.prices[n];
				return i === null || I(e, t, ei(i) + r);
			});
			return K(n, i.length > 0 ? [{ industry: i }] : []);
		},
		carryOut(e, t) {
			let n = J(t.industry), r = z(e, n), i = ei(r);
			if (!I(e, t.by, i)) return A(e, "fizzled", {
				seat: t.by,
				card: t.card
			});
			F(e, t.by, i), e.players[t.by].projects[n] += 1, A(e, "projectsCreated", {
				seat: t.by,
				industry: n,
				count: 1,
				cost: i,
				because: "OP18"
			}), V(e, n, r + 2, "OP18");
		}
	}
}, yo = (e, t) => ({
	targets: (e, n, r) => za(r, t(e, n)),
	carryOut: (t, n) => si(t, n.by, 1, e)
}), bo = {
	OP31: yo("OP31", (e, t) => j.some((n) => e.players[t].companies[n] >= 2 && ri(e, n) === t)),
	OP32: yo("OP32", (e, t) => Ei(e.players[t]).length >= 5),
	OP33: yo("OP33", (e, t) => ia(e, t).some((n) => n.reduce((n, r) => n + e.players[t].companies[r], 0) >= 4)),
	OP34: yo("OP34", (e, t) => !oi(e, t)),
	OP44: {
		targets(e, t, n) {
			let r = x(e, t).filter((t) => ai(e, t) > 0);
			return K(n, r.length > 0 ? [{ rival: r }] : []);
		},
		harmed: (e, t) => [J(t.rival)],
		carryOut: (e, t) => si(e, J(t.rival), -1, "OP44")
	}
}, xo = {
	...io,
	...ao,
	...so,
	...Ja,
	...vo,
	...fo,
	...oo,
	...bo
}, So = (e) => e in xo;
function Co(e) {
	let t = ya(e);
	return So(t) ? t : null;
}
// games/economicus/rules/cards/playing.ts
var wo = [
	"FW3",
	"FW4",
	"FW5",
	"FW6",
	"FW7"
], To = [
	"industry",
	"company",
	"rival",
	"asset",
	"kind",
	"paid"
];
function Eo(e, t, n, r) {
	let i = ba(r), a = k("EC-16.3", "wrongTime", { card: r });
	if (t.phase === "payment") return i.isMoney ? null : a;
	if (t.phase === "auction") return Qi(t) ? k("EC-5.7", "auctionLocked", {}) : Oo(i, "any") ? null : a;
	if (t.phase !== "window" && t.phase !== "overflow") return a;
	if (Oo(i, "any")) return null;
	let o = t.phase === "window" ? t.window : Do(e);
	return o === null ? a : Oo(i, "active") ? wo.includes(o) ? null : a : Oo(i, "ownEnd") ? o === "FW8" ? e.turn.seat === n ? null : k("EC-16.3", "notOwnTurn", { card: r }) : a : i.timing.some((e) => e === o) ? null : a;
}
function Do(e) {
	let t = e.stack.findLast(({ phase: e }) => e === "window" || e === "auction" || e === "payment");
	return t?.phase === "window" ? t.window : null;
}
var Oo = (e, t) => e.timing.includes(t);
function ko(e, t, n) {
	let { cash: r } = e.players[t], i = Ba(e, t);
	if (r < i) return k("EC-18.2", "foreignAgent", {
		charge: i,
		cash: r
	});
	let a = i + (ba(n).cost ?? 0);
	return r < a ? k("EC-16.3", "cannotPay", {
		cost: a,
		cash: r
	}) : null;
}
function Ao(e, t, n, r) {
	let i = Co(r);
	return i === null ? k("EC-16.3", "wrongTime", { card: r }) : Eo(e, t, n, r) ?? ko(e, n, r) ?? xo[i].targets(e, n, r);
}
var jo = {
	offer(e, t, n) {
		let r = e.players[n].hand.secret;
		if (r.length === 0) return k("EC-16.1", "noCards", {});
		let i = [], a = [];
		for (let o of r) {
			let r = Ao(e, t, n, o);
			if (Array.isArray(r)) for (let e of r) i.push({
				card: { one: [o] },
				...No(e)
			});
			else a.push({
				value: o,
				because: r
			});
		}
		let [o = {
			card: { one: [] },
			...No({})
		}, ...s] = i;
		return a.length === 0 ? i : [{
			...o,
			card: {
				...o.card,
				not: a
			}
		}, ...s];
	},
	take: (e, t, n, { card: r, industry: i, company: a, rival: o, asset: s, kind: c, paid: l }) => Sr("card", {
		card: r,
		industry: i,
		company: a,
		rival: o,
		asset: s,
		kind: c,
		paid: l,
		by: n,
		target: null,
		investigators: [],
		detective: null,
		dues: [],
		losses: []
	})
}, Mo = [null], No = (e) => ({
	industry: _(e.industry ?? Mo),
	company: _(e.company ?? Mo),
	rival: _(e.rival ?? Mo),
	asset: _(e.asset ?? Mo),
	kind: _(e.kind ?? Mo),
	paid: _(e.paid ?? Mo)
});
function Po(e, t, n, r) {
	let i = Co(n);
	if (i === null || e.players[t].isOut) return !1;
	let a = xo[i].targets(e, t, n);
	return Array.isArray(a) ? a.some((e) => To.every((t) => (e[t] ?? Mo).some((e) => e === r[t]))) : !1;
}
function Fo(e, t, n) {
	let r = Ba(e, t), { cost: i = 0 } = ba(n);
	return F(e, t, r + i), ba(n).isStar ? (Ce(e.players[t].hand, n), e.players[t].trophies.push(n)) : Aa(e, t, n), {
		cost: i,
		charge: r
	};
}
function Y(e, t, n = () => null) {
	let r = (t) => e.find((e) => e === ya(t));
	return {
		offer(e, t, i) {
			let a = e.players[i].hand.secret;
			return a.length === 0 ? k("EC-16.1", "noCards", {}) : { card: _(a, (a) => r(a) === void 0 ? k("EC-16.3", "wrongTime", { card: a }) : ko(e, i, a) ?? n(e, t, i)) };
		},
		take(e, n, i, { card: a }) {
			let o = r(a);
			if (o === void 0) throw Error(`${a} is no answer here`);
			return A(e, "reacted", {
				seat: i,
				card: a,
				...Fo(e, i, a)
			}), Ra(e, i, a), t(e, n, i, o);
		}
	};
}
// games/economicus/rules/bankruptcy.ts
function Io(e, t, n) {
	let r = e.players[t], i = n === null ? 0 : Math.min(n.amount, r.cash);
	n !== null && n.creditor !== null && !e.players[n.creditor].isOut && Ir(e, t, n.creditor, i), F(e, t, r.cash);
	let a = j.filter((e) => r.companies[e] > 0).map((e) => ({
		industry: e,
		count: r.companies[e]
	}));
	for (let { industry: t, count: n } of a) H(e, t, "private", n);
	A(e, "bankrupt", {
		seat: t,
		paid: i,
		companies: a,
		cards: r.hand.secret.length + r.quotas.length + r.trophies.length,
		lost: r.bonus,
		isVoluntary: n === null
	});
	for (let n of j) for (let i = r.projects[n]; i > 0; i--) A(e, "projectBurnt", {
		seat: t,
		industry: n,
		because: "bankruptcy"
	});
	e.optionDiscards.push(...[...r.hand.secret].sort(), ...r.quotas, ...r.trophies), r.hand = be("options", t, []), r.quotas = [], r.trophies = [], r.bonus = 0;
	for (let e of [
		"companies",
		"mortgaged",
		"fresh",
		"projects"
	]) r[e] = U(() => 0, 0);
	r.isOut = !0, e.yearEnd !== null && (e.yearEnd.unpaid[t] = 0), zo(e, t), Lo(e, t);
}
function Lo(e, t) {
	if (e.active !== t) return;
	let [n] = b(e, t);
	n !== void 0 && (e.active = n, Ro(e) && A(e, "steppedIn", {
		seat: n,
		instead: t
	}));
}
var Ro = (e) => e.turn.part.startsWith("T");
function zo(e, t) {
	for (let { from: n, to: r } of e.deals.open) (n === t || r === t) && A(e, "dealLapsed", {
		from: n,
		to: r
	});
	e.deals.open = e.deals.open.filter(({ from: e, to: n }) => e !== t && n !== t);
}
// games/economicus/rules/buying.ts
function Bo(e, t) {
	for (let n of e.stack) if (n.phase === "auction" && n.leader === t || n.phase === "purchase" && n.buyer === t) return n.kind;
	return null;
}
var Vo = (e, t) => Bo(e, t) === null ? 0 : 1;
function Ho(e, t) {
	let n = Bo(e, t), r = n !== null && Ki(e, n) ? 1 : 0;
	return Math.max(0, e.players[t].quotas.length - r);
}
// games/economicus/rules/dealings.ts
var Uo = (e, t) => hr({
	rule: "EC-14.11",
	deals: (e) => e.deals,
	limits: {
		open: t,
		made: t,
		depth: 3
	},
	until: () => e,
	partners: (e, t) => e.options.deals === "off" ? [] : qo(e, t),
	terms: (e, t, n) => ({ parts: {
		give: { parts: {
			...Wo(e, t),
			cards: kt(e.players[t].hand.secret, 0, 5)
		} },
		get: { parts: {
			...Wo(e, n),
			cards: Ot(0, Math.min(5, e.players[n].hand.secret.length))
		} }
	} }),
	unfit: Yo,
	carryOut: (e, t, n, r) => ts(e, t, n, r, [])
}), Wo = (e, t) => ({
	money: Ot(0, e.players[t].cash),
	companies: kt(Go(e.players[t]), 0, 6),
	projects: kt(Ko(e.players[t]), 0, 3),
	quotas: Ot(0, Ho(e, t))
});
function Go(e) {
	let t = [];
	for (let n of j) if (e.companies[n] !== 0) for (let r of Dr) for (let i = Ci(e, n, r); i > 0; i--) t.push(`${n}-${r}-${i}`);
	return t;
}
function Ko(e) {
	let t = [];
	for (let n of j) for (let r = e.projects[n]; r > 0; r--) t.push(`${n}-${r}`);
	return t;
}
function qo(e, t) {
	let n = x(e, t);
	return Jo(e.players[t]) ? n : n.filter((t) => Jo(e.players[t]));
}
var Jo = (e) => e.quotas.length > 0 || e.hand.secret.length > 0 || yi(e) > 0 || xi(e) > 0;
function Yo(e, t, n, { give: r, get: i }) {
	if (e.options.deals === "off") return k("EC-T.11", "dealsOff", {});
	let a = Xo(r) + r.cards.length, o = Xo(i) + i.cards;
	return a + o === 0 ? k("EC-R.27", "nothingMoves", {}) : e.options.deals === "moneyOnly" && a > 0 == o > 0 ? k("EC-T.11", "moneyAgainstAsset", {}) : !Zo(e, t, r) || !r.cards.every((n) => e.players[t].hand.secret.includes(n)) ? k("EC-14.13", "lacksTerms", { seat: t }) : !Zo(e, n, i) || e.players[n].hand.secret.length < i.cards ? k("EC-14.13", "lacksTerms", { seat: n }) : $o(e, t, r, i) ? $o(e, n, i, r) ? null : k("EC-14.14", "lacksRoom", { seat: n }) : k("EC-14.14", "lacksRoom", { seat: t });
}
var Xo = (e) => e.companies.length + e.projects.length + e.quotas;
function Zo(e, t, n) {
	let r = e.players[t];
	if (r.isOut || r.cash < n.money || Ho(e, t) < n.quotas) return !1;
	let i = jr(n.companies), a = Mr(n.projects);
	return i.every((e) => {
		let { industry: t, condition: n } = P(e);
		return Ci(r, t, n) >= Qo(i, e);
	}) && a.every((e) => r.projects[e] >= Qo(a, e));
}
var Qo = (e, t) => e.filter((e) => e === t).length;
function $o(e, t, n, r) {
	let i = e.players[t], a = yi(i) + Vo(e, t) - n.companies.length + r.companies.length, o = xi(i) - n.projects.length + r.projects.length;
	return a <= 12 && o <= 3;
}
function es(e, t, n, r) {
	let { hand: i } = e.players[t];
	for (let e of r) Oe(i, e, n, "in private");
}
function ts(e, t, n, { give: r, get: i }, a) {
	Ir(e, t, n, r.money), Ir(e, n, t, i.money);
	let o = [...is(e, t, jr(r.companies)).map((e) => ({
		...e,
		owner: n
	})), ...is(e, n, jr(i.companies)).map((e) => ({
		...e,
		owner: t
	}))];
	for (let { owner: t, industry: n, condition: r, isFresh: i } of o) ji(e.players[t], n, r), i && (e.players[t].fresh[n] += 1);
	as(e, t, n, Mr(r.projects)), as(e, n, t, Mr(i.projects)), e.players[n].quotas.push(...e.players[t].quotas.splice(0, r.quotas)), e.players[t].quotas.push(...e.players[n].quotas.splice(0, i.quotas));
	for (let i of r.cards) os(e, t, n, i);
	for (let r of a) os(e, n, t, r);
}
function ns(e, t, n, { give: r, get: i }) {
	A(e, "dealMade", {
		from: t,
		to: n,
		give: rs(r, r.cards.length),
		get: rs(i, i.cards)
	}), fi(e);
}
var rs = ({ money: e, companies: t, projects: n, quotas: r }, i) => ({
	money: e,
	companies: t,
	projects: n,
	quotas: r,
	cards: i
}), is = (e, t, n) => n.map((n) => {
	let { industry: r, condition: i } = P(n), a = i === "mortgaged" && Fi(e.players[t], r);
	return Mi(e, t, r, i), {
		industry: r,
		condition: i,
		isFresh: a
	};
});
function as(e, t, n, r) {
	for (let i of r) --e.players[t].projects[i], e.players[n].projects[i] += 1;
}
function os(e, t, n, r) {
	De(r, {
		from: e.players[t].hand,
		giver: t,
		to: e.players[n].hand,
		taker: n
	});
}
function ss(e, t) {
	if (e.deals.open.length === 0) return;
	let { proposed: n } = e.deals;
	for (let { from: n, to: r } of pr(e.deals, t)) A(e, "dealLapsed", {
		from: n,
		to: r
	});
	e.deals.proposed = n;
}
// games/economicus/rules/deal-actions.ts
var cs = {
	1: 1,
	3: 3,
	5: 5,
	8: 8
}, ls = {
	1: Uo("window", cs[1]),
	3: Uo("window", cs[3]),
	5: Uo("window", cs[5]),
	8: Uo("window", cs[8])
}, us = Uo("payment", 2 ** 53 - 1), X = (e, t) => t === "payment" ? us : ls[e.options.proposalsPerTurn], ds = (e) => e.options.deals === "off" ? k("EC-T.11", "dealsOff", {}) : null, fs = (e) => e.phase === "payment" && e.proposals >= 3 ? k("EC-15.2", "tooManyProposals", { limit: 3 }) : null;
function ps(e) {
	return {
		proposeDeal: {
			offer: (t, n, r) => ds(t) ?? fs(n) ?? X(t, e).proposeDeal.offer(t, n, r),
			check: (t, n, r, i) => X(t, e).proposeDeal.check?.(t, n, r, i) ?? null,
			take(t, n, r, i) {
				return es(t, r, i.to, i.terms.give.cards), X(t, e).proposeDeal.take(t, n, r, i), hs(t, n, r), O;
			}
		},
		acceptDeal: {
			offer: (t, n, r) => ds(t) ?? X(t, e).acceptDeal.offer(t, n, r),
			take: (t, n, r, i) => ms(t, n, r, e, i.deal)
		},
		declineDeal: {
			offer: (t, n, r) => ds(t) ?? X(t, e).declineDeal.offer(t, n, r),
			take(t, n, r, i) {
				return X(t, e).declineDeal.take(t, n, r, i), O;
			}
		},
		counterDeal: {
			offer: (t, n, r) => ds(t) ?? fs(n) ?? X(t, e).counterDeal.offer(t, n, r),
			check: (t, n, r, i) => X(t, e).counterDeal.check?.(t, n, r, i) ?? null,
			take(t, n, r, i) {
				let a = t.deals.open.find(({ id: e }) => e === i.deal)?.from;
				return a !== void 0 && es(t, r, a, i.terms.give.cards), X(t, e).counterDeal.take(t, n, r, i), hs(t, n, r), O;
			}
		},
		withdrawDeal: {
			offer: (t, n, r) => ds(t) ?? X(t, e).withdrawDeal.offer(t, n, r),
			take(t, n, r, i) {
				return X(t, e).withdrawDeal.take(t, n, r, i), O;
			}
		}
	};
}
function ms(e, t, n, r, i) {
	let a = e.deals.open.find(({ id: e }) => e === i);
	if (a === void 0) throw Error(`deal ${i} is not open`);
	if (a.terms.secret.get.cards > 0) return e.deals.open = e.deals.open.filter(({ id: e }) => e !== i), Sr("handOver", {
		from: a.from,
		to: a.to,
		terms: a.terms
	});
	X(e, r).acceptDeal.take(e, t, n, { deal: i }), ns(e, a.from, a.to, a.terms.secret);
	let o = W(e);
	return o === null ? O : Sr("overflow", { holder: o });
}
function hs(e, t, n) {
	t.phase === "payment" && (t.proposals += 1, e.deals.proposed[n] = (e.deals.proposed[n] ?? 1) - 1);
}
// games/economicus/rules/instant.ts
function gs(e, t) {
	return e.phase !== "offers" || e.pending === null || e.pending.owner !== t ? null : N(e.industry, e.pending.condition);
}
var _s = (e, t, n, r) => {
	if (gs(t, n) !== r) return !1;
	let { industry: i, condition: a } = P(r), o = e.players[n];
	return (a === "clean" ? Si(o, i) : o.mortgaged[i]) <= 1;
}, vs = {
	offer(e, t, n) {
		if (R(e, "EV12")) return k("EC-18.2", "noCredit", {});
		let r = Ei(e.players[n]);
		return r.length === 0 ? k("EC-14.1", "noCompany", { industry: null }) : { industry: _(r, (r) => ys(e, t, n, r)) };
	},
	take(e, t, n, { industry: r }) {
		return Ii(e, n, r), O;
	}
};
function ys(e, t, n, r) {
	return Si(e.players[n], r) === 0 ? k("EC-14.1", "noCleanCompany", { industry: r }) : _s(e, t, n, N(r, "clean")) ? k("EC-R.22", "pendingTarget", { industry: r }) : null;
}
var bs = {
	offer(e, t, n) {
		let r = e.players[n], i = Ei(r).filter((e) => r.mortgaged[e] > 0);
		return i.length === 0 ? k("EC-14.6", "noLoan", { industry: null }) : { industry: _(i, (i) => {
			if (_s(e, t, n, N(i, "mortgaged"))) return k("EC-R.22", "pendingTarget", { industry: i });
			let a = Li(e, n, i);
			return I(e, n, a) ? null : k("EC-14.6", "cannotPay", {
				cost: a,
				cash: r.cash
			});
		}) };
	},
	take(e, t, n, { industry: r }) {
		return Ri(e, n, r), O;
	}
}, xs = {
	offer(e, t, n) {
		let r = Di(e.players[n]);
		return r.length === 0 ? k("EC-14.8", "noCompany", { industry: null }) : { company: _(r, (r) => Ss(e, t, n, r)) };
	},
	take(e, t, n, { company: r }) {
		let { industry: i } = P(r);
		return e.prices[i] === null ? Sr("halfSale", {
			owner: n,
			company: r,
			mustGain: t.phase === "payment",
			proceeds: 0
		}) : (Vi(e, n, r, $r(e, i), "half"), O);
	}
};
function Ss(e, t, n, r) {
	let { industry: i } = P(r);
	return _s(e, t, n, r) ? k("EC-R.22", "pendingTarget", { industry: i }) : e.prices[i] === null ? null : Cs(e, n, Bi(e, n, r), t.phase === "payment");
}
function Cs(e, t, n, r) {
	let { cash: i } = e.players[t];
	return r && n <= 0 ? k("EC-15.2", "bringsNothing", { proceeds: n }) : i + n < 0 ? k("EC-14.9", "cannotPay", {
		cost: -n,
		cash: i
	}) : null;
}
var Z = {
	takeLoan: vs,
	repayLoan: bs,
	sellAtHalf: xs
};
// games/economicus/rules/raising.ts
function ws(e, t) {
	let n = e.players[t];
	if (!R(e, "EV12")) {
		let [e] = Ei(n).filter((e) => Si(n, e) > 0).sort((e, t) => M[e].profit - M[t].profit || e - t);
		if (e !== void 0) return {
			type: "takeLoan",
			industry: e
		};
	}
	let [r] = Di(n).map((n) => ({
		company: n,
		stars: Ds(e, t, n),
		proceeds: Es(e, t, n)
	})).filter(({ proceeds: e }) => e > 0).sort((e, t) => e.stars - t.stars || t.proceeds - e.proceeds || Ts(e.company) - Ts(t.company));
	return r === void 0 ? null : {
		type: "sellAtHalf",
		company: r.company
	};
}
var Ts = (e) => P(e).industry;
function Es(e, t, n) {
	return e.prices[P(n).industry] === null ? 1 : Bi(e, t, n);
}
function Ds(e, t, n) {
	let { industry: r } = P(n);
	if (!S(e)) return 1;
	let i = e.players[t].companies[r], a = Math.max(0, ...e.seats.filter((e) => e !== t).map((t) => e.players[t].companies[r])), o = i - 1 > a;
	return +(i === 1) + +(ri(e, r) === t && !o);
}
// games/economicus/rules/phases/payment.ts
var Q = (e) => ({
	...e,
	proposals: 0
}), Os = (e) => ({
	...e,
	take(...t) {
		let n = e.take(...t);
		return n.to === "stay" ? E("collect") : n;
	}
}), ks = (e) => ({
	...e,
	offer: (t, n, r) => n.phase === "payment" && n.debtor !== r ? k("EC-15.2", "notYourDebt", { debtor: n.debtor }) : e.offer(t, n, r)
}), As = () => E("collect"), js = ps("payment"), Ms = (e, t) => e.deals.open.filter(({ from: e, until: n }) => e === t.debtor && n === "payment").map(({ to: e }) => e);
function Ns(e, t) {
	if (ws(e, t.debtor) !== null || C(e, t.debtor) || Ms(e, t).length > 0) return !0;
	let n = e.players[t.debtor];
	return yi(n) + xi(n) + n.quotas.length > 0 && e.options.deals !== "off" && t.proposals < 3 && x(e, t.debtor).some((t) => e.players[t].cash > 0);
}
var Ps = w("payment", {
	demand(e, t) {
		I(e, t.debtor, t.amount) || e.players[t.debtor].isOut || A(e, "paymentDue", {
			seat: t.debtor,
			amount: t.amount,
			to: t.creditor,
			because: t.because
		});
	},
	collect(e, t) {
		return e.players[t.debtor].isOut ? T({ isPaid: !1 }) : I(e, t.debtor, t.amount) ? (t.creditor === null || e.players[t.creditor].isOut ? F(e, t.debtor, t.amount) : Ir(e, t.debtor, t.creditor, t.amount), Is(t.because) || A(e, "paid", {
			seat: t.debtor,
			amount: t.amount,
			to: t.creditor,
			because: t.because
		}), ss(e, "payment"), T({ isPaid: !0 })) : Ns(e, t) ? D : E("ruin");
	},
	raising: {
		rule: "EC-15.2",
		ask: (e, t) => [t.debtor, ...Ms(e, t)],
		idle: (e, t, n) => n === t.debtor ? Ls(e, t) : Rs(e, n),
		after: {
			halfSale: As,
			card: As,
			insider: As,
			handOver: As,
			overflow: As
		},
		actions: {
			takeLoan: Os(ks(Z.takeLoan)),
			sellAtHalf: Os(ks(Z.sellAtHalf)),
			playCard: Os(ks(jo)),
			proposeDeal: ks(js.proposeDeal),
			withdrawDeal: Os(js.withdrawDeal),
			acceptDeal: Os(js.acceptDeal),
			declineDeal: Os(js.declineDeal),
			declareBankruptcy: {
				offer: (e, t, n) => t.debtor === n ? {} : k("EC-15.2", "notYourDebt", { debtor: t.debtor }),
				take: () => E("ruin")
			}
		}
	},
	ruin(e, t) {
		return Io(e, t.debtor, t), ss(e, "payment"), T({ isPaid: !1 });
	}
}), Fs = [
	"bid",
	"interest",
	"OP09",
	"OP45"
], Is = (e) => Fs.includes(e), Ls = (e, t) => ws(e, t.debtor) ?? { type: "declareBankruptcy" }, Rs = (e, t) => ({
	type: "declineDeal",
	deal: e.deals.open.find(({ to: e }) => e === t)?.id ?? 0
}), zs = () => ({
	card: null,
	industry: null,
	queue: [],
	dues: [],
	rescues: []
}), Bs = w("crisis", {
	open(e, t) {
		let n = Ma(e);
		return pa(n) ? (eo(e, 2, n), to(e, ca[n], n), T()) : e.forecast === null ? (A(e, "crisisVoid", {
			card: n,
			because: "noForecast"
		}), E("open")) : (t.card = n, t.industry = e.forecast, t.queue = b(e, e.auditor).filter((t) => C(e, t)), D);
	},
	bailout: {
		rule: "EC-21.4",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			pass: {
				offer: () => ({}),
				take: (e, t) => t.queue.length > 1 ? Us(t) : D
			},
			react: Y(["OP35"], (e, t) => {
				let { card: n } = Ws(t);
				return A(e, "crisisVoid", {
					card: n,
					because: "bailedOut"
				}), T();
			})
		}
	},
	strike(e, t) {
		let { card: n, industry: r } = Ws(t), { strength: i, fall: a } = la[n];
		Qa(e, r, i, n);
		let o = z(e, r);
		V(e, r, a === "half" ? L(o) : o - a, n), t.queue = b(e, e.auditor).filter((t) => C(e, t) && Hs(e, t, r) > 0);
	},
	insurance: {
		rule: "EC-21.4",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			pass: {
				offer: () => ({}),
				take: (e, t) => t.queue.length > 1 ? Us(t) : D
			},
			react: Y(["OP25"], (e, t, n) => (Fr(e, n, Math.min(Ca.most, Ca.each * Hs(e, n, Ws(t).industry)), "OP25"), t.queue.length > 1 ? Us(t) : D))
		}
	},
	ride(e, t) {
		let { card: n, industry: r } = Ws(t), { rider: i } = la[n];
		i !== null && Vs[i](e, t, r, n);
	},
	charge: {
		call: "payment",
		with(e, t) {
			let n = t.dues.shift();
			return n === void 0 ? null : Q(n);
		},
		then: () => E("charge")
	},
	rescue: {
		rule: "EC-10.7",
		ask: (e, t) => t.rescues[0] ?? null,
		idle: () => ({ type: "letBurn" }),
		actions: {
			payUpkeep: {
				offer: (e, t, n) => I(e, n, 2) ? {} : k("EC-10.7", "cannotPay", {
					cost: 2,
					cash: e.players[n].cash
				}),
				take(e, t, n) {
					return F(e, n, 2), A(e, "upkeepPaid", {
						seat: n,
						industry: Ws(t).industry,
						amount: 2
					}), t.rescues.shift(), O;
				}
			},
			letBurn: {
				offer: () => ({}),
				take(e, t, n) {
					return --e.players[n].projects[Ws(t).industry], A(e, "projectBurnt", {
						seat: n,
						industry: Ws(t).industry,
						because: "CS7"
					}), t.rescues.shift(), O;
				}
			}
		}
	}
}), Vs = {
	extraCompany(e, t, n) {
		H(e, n, "private", 1), e.extra[n] += 1, A(e, "companyAdded", {
			industry: n,
			kind: "private",
			because: "CS3"
		});
	},
	neighbours(e, t, n, r) {
		for (let t of $i(e, n)) Qa(e, t, 1, r), V(e, t, z(e, t) - 3, r);
	},
	defaults(e, t, n) {
		for (let r of b(e, e.auditor)) {
			let i = 1 * e.players[r].mortgaged[n];
			i > 0 && t.dues.push({
				debtor: r,
				amount: i,
				creditor: null,
				because: "CS6"
			});
		}
	},
	projects(e, t, n) {
		for (let r of b(e, e.auditor)) for (let i = e.players[r].projects[n]; i > 0; i--) t.rescues.push(r);
	}
}, Hs = (e, t, n) => e.players[t].companies[n];
function Us(e) {
	return e.queue.shift(), O;
}
function Ws(e) {
	if (e.card === null || pa(e.card) || e.industry === null) throw Error("no strength card was opened");
	return {
		card: e.card,
		industry: e.industry
	};
}
// games/economicus/rules/phases/window.ts
var $ = (e, t) => ({
	window: t,
	ready: [],
	acted: e.seats.map(() => 0)
}), Gs = (e, t, n) => {
	let r = vr.find((e) => e === t.window);
	return r !== void 0 && !e.players[n].stopsAt.secret.includes(r);
}, Ks = (e, t, n) => t.window === "FW1" && e.active === n;
function qs(e, t) {
	t.ready = t.ready.filter((n) => Gs(e, t, n) && !Ks(e, t, n));
}
function Js(e, t) {
	return {
		...e,
		offer: (t, n, r) => n.phase === "window" && n.acted[r] >= 10 ? k("EC-5.4", "windowLimit", { limit: 10 }) : e.offer(t, n, r),
		take(n, r, i, a) {
			if (r.phase !== "window") throw Error("no window is open");
			let o = e.take(n, r, i, a);
			return t === "all" && qs(n, r), r.acted[i] += 1, r.acted[i] >= 10 && r.ready.push(i), o;
		}
	};
}
var Ys = (e) => ({
	...e,
	take(t, n, r, i) {
		let a = e.take(t, n, r, i), o = t.deals.open.at(-1)?.to;
		return n.phase === "window" && (n.ready = n.ready.filter((e) => e !== o)), a;
	}
}), Xs = {
	offer(e, t, n) {
		let { hand: r, quotas: i } = e.players[n], a = [...r.secret, ...i];
		return a.length < 2 ? k("EC-16.6", "tooFewCards", {
			has: a.length,
			needs: 2
		}) : { cards: kt(a, 2, 2) };
	},
	take(e, t, n, { cards: r }) {
		let i = e.players[n];
		for (let t of r) i.quotas.includes(t) ? (i.quotas = i.quotas.filter((e) => e !== t), e.optionDiscards.push(t)) : Aa(e, n, t), A(e, "discarded", {
			seat: n,
			card: t,
			because: "exchange"
		});
		return Ta(e, n, "exchange"), W(e) === null ? O : Sr("overflow", { holder: n });
	}
}, Zs = {
	offer: () => ({}),
	take(e, t, n) {
		return Io(e, n, null), O;
	}
}, Qs = {
	offer(e, t, n) {
		let { industry: r } = e.turn;
		if (t.window !== "FW4" || r === null) return k("EC-9.1", "notSalePhase", {});
		let i = Wa(e, n, r);
		return i.length === 0 ? k("EC-9.1", "noCompany", { industry: r }) : { company: _(i, (t) => Cs(e, n, zi(e, n, t, B(e, r)), !1)) };
	},
	take(e, t, n, { company: r }) {
		return Vi(e, n, r, B(e, P(r).industry), "full"), e.turn.sellers.includes(n) || e.turn.sellers.push(n), O;
	}
}, $s = ps("window"), ec = w("window", {
	open(e, t) {
		for (let n of b(e, e.active)) {
			let { isHolding: r } = e.players[n];
			!r.secret && Gs(e, t, n) && !Ks(e, t, n) && t.ready.push(n), r.secret = !1;
		}
	},
	free: {
		rule: "EC-5.2",
		ask: (e, t) => b(e, e.active).filter((e) => !t.ready.includes(e)),
		idle: (e, t, n) => Ks(e, t, n) ? { type: "roll" } : { type: "ready" },
		actions: {
			roll: {
				offer: (e, t, n) => Ks(e, t, n) ? {} : k("EC-6.1", "notYourRoll", {}),
				take: (e, t, n) => tc(t, n)
			},
			ready: {
				offer: (e, t, n) => Ks(e, t, n) ? k("EC-6.1", "rollInstead", {}) : {},
				take: (e, t, n) => tc(t, n)
			},
			sell: Qs,
			takeLoan: Js(Z.takeLoan, "oneself"),
			repayLoan: Js(Z.repayLoan, "oneself"),
			sellAtHalf: Js(Z.sellAtHalf, "all"),
			playCard: Js(jo, "all"),
			exchangeCards: Js(Xs, "oneself"),
			declareBankruptcy: Js(Zs, "all"),
			...$s,
			proposeDeal: Js(Ys($s.proposeDeal), "oneself"),
			counterDeal: Js(Ys($s.counterDeal), "oneself"),
			acceptDeal: {
				...$s.acceptDeal,
				take(e, t, n, r) {
					return qs(e, t), $s.acceptDeal.take(e, t, n, r);
				}
			}
		}
	},
	close: (e) => ss(e, "window")
});
function tc(e, t) {
	return e.ready.push(t), O;
}
// games/economicus/rules/phases/turn.ts
var nc = w("turn", {
	begin(e) {
		e.deals.proposed = e.seats.map(() => 0);
		let { seat: t, number: n, ofYear: r } = e.turn;
		A(e, "turnBegan", {
			seat: t,
			turn: n,
			ofYear: r
		});
	},
	beforeRoll: {
		call: "window",
		with: (e) => $(e, "FW1")
	},
	rollDice(e) {
		if (br(e)) return T();
		e.turn.part = "T1";
		let { blue: t, white: n, industry: r } = Ka(e, e.active, "turn");
		return e.turn.dice = {
			blue: t,
			white: n
		}, e.turn.industry = r, D;
	},
	afterRoll: {
		call: "window",
		with: (e) => $(e, "FW2")
	},
	activate(e) {
		e.turn.part = "T2";
		let t = q(e);
		A(e, "industryActive", { industry: t });
		let { dice: n } = e.turn;
		if (n === null) throw Error("the dice were not rolled");
		e.prices[t] === null && Qr(e, t, n.blue), S(e) && n.blue === n.white && !e.players[e.active].isOut && Ta(e, e.active, "double");
	},
	surplus: {
		call: "overflow",
		with(e) {
			let t = W(e);
			return t === null ? null : { holder: t };
		}
	},
	profits: {
		call: "profit",
		with(e) {
			return e.turn.part = "T3", {
				industry: q(e),
				queue: b(e, e.active),
				because: "turn",
				due: null
			};
		}
	},
	afterProfits: {
		call: "window",
		with: (e) => $(e, "FW3")
	},
	listProjects(e, t) {
		e.turn.part = "T4";
		for (let n of b(e, e.active)) for (let r = e.players[n].projects[q(e)]; r > 0; r--) t.projects.push(n);
	},
	projects: {
		call: "project",
		with(e, t) {
			let n = t.projects.shift();
			return n === void 0 ? null : {
				owner: n,
				industry: q(e),
				asked: []
			};
		},
		then: () => E("projects")
	},
	sales: {
		call: "window",
		with(e) {
			return e.turn.part = "T5", $(e, "FW4");
		}
	},
	crisis: {
		call: "crisis",
		with(e) {
			return e.turn.part = "T6", S(e) && e.forecast === e.turn.industry ? zs() : null;
		}
	},
	beforeAuction: {
		call: "window",
		with: (e) => S(e) ? $(e, "FW5") : null
	},
	auction: {
		call: "auction",
		with(e, t) {
			return e.turn.part = "T7", e.turn.isAuctionOff || !ki(e, q(e)) || br(e) ? null : (t.auctions += 1, La(e, q(e), e.active, t.auctions === 1 ? "turn" : "EV36"));
		},
		then: (e, t, { sale: n }) => n !== null && R(e, "EV36") && t.auctions < 2 ? E("auction") : D
	},
	afterAuction: {
		call: "window",
		with: (e) => $(e, "FW6")
	},
	startUps: {
		call: "startUps",
		with(e) {
			e.turn.part = "T8";
			let t = q(e);
			return {
				industry: t,
				queue: b(e, e.active),
				cost: ei(B(e, t))
			};
		}
	},
	updatePrice(e) {
		if (br(e)) return T();
		let t = q(e), n = B(e, t);
		return e.turn.created > 0 ? V(e, t, n + 2 * e.turn.created, "projects") : rc(e) && V(e, t, n - e.seats.length, "noDemand"), D;
	},
	afterPrice: {
		call: "window",
		with: (e) => $(e, "FW7")
	},
	offers: {
		call: "offers",
		with(e) {
			return e.turn.part = "T9", R(e, "EV28") ? null : {
				industry: q(e),
				queue: b(e, e.active),
				cost: 0,
				pending: null,
				due: null
			};
		}
	},
	endOfTurn: {
		call: "window",
		with: (e) => $(e, "FW8")
	},
	finish(e) {
		e.turn.part = "T10", S(e) && e.options.holdToYearEnd === "off" && pi(e), e.outcome === null && e.options.limitEnd === "endOfTurn" && ic(e);
	}
}), rc = (e) => !e.turn.isBought && e.turn.created === 0 && !R(e, "EV09") && (e.turn.hadLot || e.options.priceFallWithoutLot === "on");
function ic(e) {
	let t = ui(e);
	t !== null && e.turn.number >= t ? mi(e, "turns", e.seats) : e.isTimeUp && mi(e, "time", e.seats);
}
// games/economicus/rules/facts.ts
var ac = {
	opening: 0,
	T0: 0,
	T1: 1,
	T2: 1,
	T3: 2,
	T4: 3,
	T5: 4,
	T6: 5,
	T7: 6,
	T8: 6,
	T9: 7,
	T10: 0,
	Y0: 0,
	Y1: 0,
	Y2: 0,
	Y5: 0
};
function oc(e) {
	let { part: t } = e.turn, n = e.stack.findLast((e) => e.phase === "window"), r = U((t) => lc(e, t), lc(e, j[0]));
	return {
		part: e.outcome === null ? t : "over",
		window: n?.phase === "window" ? n.window : null,
		phase: ac[t],
		target: ni(e),
		targetWins: li(e),
		turnLimit: ui(e),
		lastYear: Number(e.options.guardYears),
		turns: Array.from({ length: e.seats.length + 1 }, (t, n) => (e.auditor + n) % e.seats.length),
		actingAuditor: xr(e),
		rate: Hr(e),
		repayment: 5 + Hr(e),
		upkeep: Gr(e),
		successFrom: Wr(e),
		investigation: qr(e),
		now: cc(e),
		crisisCards: Pa(ht(e, "crises")),
		industries: r,
		seats: gr(e.seats, (t) => uc(e, t, r)),
		deals: []
	};
}
var sc = (e, t) => ({ deals: aa(e, t) });
function cc(e) {
	let { industry: t } = e.turn, n = t === null ? null : e.prices[t];
	return t === null || n === null ? null : {
		industry: t,
		price: n,
		half: L(n),
		projectCost: ei(n),
		offerCost: ti(e, n),
		keepCost: n,
		priceIfKept: Math.min(99, 2 * n),
		priceIfNoDemand: Math.max(1, n - e.seats.length),
		priceFalls: rc(e)
	};
}
function lc(e, t) {
	let n = e.prices[t], r = 0;
	for (let n of e.seats) r += e.players[n].companies[t];
	return {
		neighbours: $i(e, t),
		profit: ta(e, t),
		income: gr(e.seats, (n) => ra(na(e, n, t, !1))),
		majority: ri(e, t),
		half: n === null ? null : L(n),
		projectCost: n === null ? null : ei(n),
		owned: r
	};
}
function uc(e, t, n) {
	let r = e.players[t], i = yi(r), a = 0;
	for (let e of j) a += M[e].ways * n[e].income[t];
	return {
		stars: ii(e, t),
		companies: i,
		loans: bi(r),
		projects: xi(r),
		tokensLeft: 12 - i,
		projectsLeft: Ti(r),
		handSize: r.hand.secret.length,
		isOut: r.isOut,
		isAuditor: e.auditor === t,
		solvency: Ui(e, t),
		netAssets: hi(e, t),
		interest: e.yearEnd === null ? bi(r) * Hr(e) : e.yearEnd.unpaid[t],
		expected36: a,
		chains: ia(e, t),
		mayBid: qi(e, t, "private") === null
	};
}
// games/economicus/rules/invariants.ts
var dc = {}, fc = () => E("count"), pc = w("loss", { insurance: {
	rule: "EC-5.8",
	ask: (e, t) => !e.players[t.loser].isOut && C(e, t.loser) ? t.loser : null,
	idle: () => ({ type: "pass" }),
	actions: {
		pass: {
			offer: () => ({}),
			take: () => T()
		},
		react: Y(["OP25"], (e, t, n) => (Fr(e, n, z(e, t.industry), "OP25"), T()))
	}
} }), mc = w("overflow", {
	count: (e, t) => W(e) === t.holder ? D : T(),
	surplus: {
		rule: "EC-16.5",
		ask: (e, t) => t.holder,
		idle: (e, t) => ({
			type: "discard",
			card: hc(e.players[t.holder].hand.secret)
		}),
		after: {
			card: fc,
			briefing: fc,
			insider: fc,
			espionage: fc,
			auction: fc,
			purchase: fc
		},
		actions: {
			discard: {
				offer: (e, t, n) => ({ card: _(e.players[n].hand.secret) }),
				take(e, t, n, { card: r }) {
					return Aa(e, n, r), A(e, "discarded", {
						seat: n,
						card: r,
						because: "handLimit"
					}), E("count");
				}
			},
			playCard: jo
		}
	}
});
function hc(e) {
	let [t] = e;
	if (t === void 0) throw Error("the hand is empty");
	return t;
}
var gc = w("briefing", { order: {
	rule: "EC-16.3",
	ask: (e, t) => t.reader,
	idle: (e, t) => ({
		type: "orderCrises",
		order: _c(e, t.count)
	}),
	actions: { orderCrises: {
		offer: (e, t) => ({ order: kt(_c(e, t.count), t.count, t.count) }),
		take(e, t, n, { order: r }) {
			return je(e.crisisDeck, r, n), T();
		}
	} }
} }), _c = (e, t) => e.crisisDeck.secret.slice(-t).reverse(), vc = w("insider", { sale: {
	rule: "EC-16.3",
	ask: (e, t) => t.left > 0 && Di(e.players[t.seller]).length > 0 ? t.seller : null,
	idle: () => ({ type: "pass" }),
	actions: {
		pass: {
			offer: () => ({}),
			take: () => T()
		},
		sellInside: {
			offer: (e, t, n) => ({ company: _(Di(e.players[n]), (t) => {
				let r = e.prices[P(t).industry];
				return r === null ? null : Cs(e, n, zi(e, n, t, r), !1);
			}) }),
			take(e, t, n, { company: r }) {
				let { industry: i } = P(r), a = e.prices[i];
				return a === null ? z(e, i) : (Vi(e, n, r, a, "OP39"), --t.left), O;
			}
		}
	}
} }), yc = w("espionage", {
	theft: {
		rule: "EC-16.3",
		ask: (e, t) => t.spy,
		idle: (e, t) => ({
			type: "takeCard",
			card: hc(e.players[t.victim].hand.secret)
		}),
		actions: { takeCard: {
			offer: (e, t) => ({ card: _(e.players[t.victim].hand.secret) }),
			take(e, t, n, { card: r }) {
				return os(e, t.victim, n, r), A(e, "cardTaken", {
					seat: n,
					victim: t.victim,
					card: ve(n, t.victim, r)
				}), D;
			}
		} }
	},
	surplus: {
		call: "overflow",
		with: (e, t) => ({ holder: t.spy })
	}
}), bc = () => E("proceed"), xc = w("auction", {
	lots(e, t) {
		let n = Cc(e, t);
		return n.length === 0 ? T({ sale: null }) : (e.turn.hadLot = !0, S(e) && n.length !== 1 || (t.kind = n[0] ?? null), D);
	},
	announcement: {
		rule: "EC-11.2",
		ask: (e, t) => t.kind === null ? t.opener : null,
		idle: () => ({
			type: "announceLot",
			kind: "private"
		}),
		actions: { announceLot: {
			offer: () => ({ kind: _(Er) }),
			take(e, t, n, { kind: r }) {
				return t.kind = r, D;
			}
		} }
	},
	enrol(e, t) {
		let n = wc(t);
		t.queue = b(e, t.opener).filter((t) => qi(e, t, n) === null);
		let { opener: r, industry: i, start: a, because: o } = t;
		A(e, "lotAnnounced", {
			seat: r,
			industry: i,
			kind: n,
			start: a,
			bidders: [...t.queue],
			because: o
		});
	},
	proceed(e, t) {
		let n = wc(t);
		t.queue = t.queue.filter((t) => qi(e, t, n) === null), t.leader !== null && !t.queue.includes(t.leader) && (t.leader = null, t.last = null);
		let [r] = t.queue;
		return r === void 0 || t.queue.length === 1 && r === t.leader ? E("hammer") : Zi(e, t, r) ? D : (t.queue.shift(), A(e, "passed", {
			seat: r,
			during: "auction",
			isForced: !0
		}), E("proceed"));
	},
	bidding: {
		rule: "EC-11.3",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		after: {
			halfSale: bc,
			card: bc,
			briefing: bc,
			insider: bc,
			espionage: bc
		},
		actions: {
			bid: {
				offer(e, t, n) {
					let r = Yi(t, n), { cash: i } = e.players[n];
					if (i < r) return k("EC-11.5", "feeFirst", {
						fee: r,
						cash: i
					});
					let a = Ji(t), o = e.options.bidCap === "free" ? void 0 : k("EC-R.18", "beyondSolvency", { solvency: Wi(e, n) - r });
					return { amount: Ot(a, Xi(e, t, n), {
						below: k("EC-11.4", "bidTooLow", { least: a }),
						above: o ?? k("EC-11.8", "beyondSolvency", { solvency: 999 })
					}) };
				},
				take(e, t, n, { amount: r }) {
					let i = Yi(t, n);
					return i > 0 && (F(e, n, i), t.admitted.push(n), A(e, "feePaid", {
						seat: n,
						amount: i
					})), t.last = r, t.leader = n, t.queue = [...t.queue.slice(1), n], A(e, "bidMade", {
						seat: n,
						amount: r
					}), E("proceed");
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return t.queue.shift(), A(e, "passed", {
						seat: n,
						during: "auction",
						isForced: !1
					}), E("proceed");
				}
			},
			...Z,
			playCard: jo
		}
	},
	hammer(e, t) {
		return t.leader === null ? (A(e, "lotUnsold", {
			industry: t.industry,
			because: "noBid"
		}), T({ sale: null })) : D;
	},
	settlement: {
		rule: "EC-11.13",
		ask: (e, t) => t.leader !== null && C(e, t.leader) ? t.leader : null,
		idle: () => ({ type: "pay" }),
		actions: {
			pay: {
				offer: () => ({}),
				take: () => D
			},
			react: Y(["OP11"], (e, t) => (t.discount = 6, Sc()))
		}
	},
	payBid: {
		call: "payment",
		with: (e, t) => t.leader === null ? null : Q({
			debtor: t.leader,
			amount: Tc(t),
			creditor: null,
			because: "bid"
		}),
		then(e, t, { isPaid: n }) {
			return n ? D : (A(e, "lotUnsold", {
				industry: t.industry,
				because: "unpaid"
			}), T({ sale: null }));
		}
	},
	transfer(e, t) {
		let { leader: n, last: r, industry: i } = t;
		if (n === null || r === null) throw Error("nobody has won");
		let a = wc(t), o = Ki(e, a) ? ka(e, n) : null, s = Tc(t);
		return H(e, i, a, -1), a === "state" && e.turn.privatised.push({
			seat: n,
			industry: i,
			paid: s,
			quota: o
		}), e.turn.isBought = !0, (e.record === null || r > e.record.price) && (e.record = {
			seat: n,
			price: r,
			turn: e.turn.number
		}), A(e, "lotSold", {
			seat: n,
			industry: i,
			kind: a,
			bid: r,
			paid: s,
			usedQuota: o !== null
		}), V(e, i, r, "sale"), Ai(e, n, i, "clean"), T({ sale: {
			seat: n,
			price: r
		} });
	}
}), Sc = () => E("payBid"), Cc = (e, t) => Er.filter((n) => Oi(e, t.industry, n) > 0);
function wc(e) {
	if (e.kind === null) throw Error("no lot was announced");
	return e.kind;
}
var Tc = (e) => Math.max(1, (e.last ?? 0) - e.discount), Ec = () => E("verdict"), Dc = () => E("proceed"), Oc = w("card", {
	announce(e, t) {
		let n = Fo(e, t.by, t.card), { industry: r, company: i, rival: a, asset: o, kind: s, paid: c } = t;
		A(e, "cardPlayed", {
			seat: t.by,
			card: t.card,
			...n,
			industry: r,
			company: i,
			rival: a,
			asset: o,
			kind: s,
			paid: c
		}), kc(t).isTakeover && (t.target = t.rival);
	},
	attempt(e, t) {
		let { difficulty: n } = ba(t.card);
		if (n === void 0) return D;
		let r = ue(e), i = r > n;
		return A(e, "crimeRolled", {
			seat: t.by,
			card: t.card,
			die: r,
			difficulty: n,
			isSuccess: i
		}), i ? (t.investigators = Ac(e, t), D) : T();
	},
	shield: {
		rule: "EC-5.8",
		ask: (e, t) => t.target !== null && C(e, t.target) ? t.target : null,
		idle: () => ({ type: "pass" }),
		actions: {
			pass: {
				offer: () => ({}),
				take: () => D
			},
			react: Y(["OP28"], (e, t, n) => {
				let r = Co(t.card), i = t.asset === null ? null : P(t.asset).industry;
				return i !== null && i === e.turn.industry && (e.turn.sheltered[n] += 1), r !== null && i !== null && A(e, "shielded", {
					seat: n,
					industry: i,
					against: r
				}), T();
			})
		}
	},
	proceed(e, t) {
		t.investigators = t.investigators.filter((t) => !e.players[t].isOut);
		let [n] = t.investigators;
		return n === void 0 ? E("takeEffect") : I(e, n, qr(e).cost) || C(e, n) ? D : (t.investigators.shift(), E("proceed"));
	},
	investigation: {
		rule: "EC-17.3",
		ask: (e, t) => t.investigators[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			investigate: {
				offer(e, t, n) {
					let { cost: r } = qr(e);
					return I(e, n, r) ? {} : k("EC-17.4", "cannotPay", {
						cost: r,
						cash: e.players[n].cash
					});
				},
				take: (e, t, n) => jc(e, t, n, qr(e).cost)
			},
			react: Y(["OP30"], (e, t, n) => jc(e, t, n, 0)),
			pass: {
				offer: () => ({}),
				take(e, t) {
					return t.investigators.shift(), E("proceed");
				}
			}
		}
	},
	verdict: {
		rule: "EC-17.6",
		ask: (e, t) => C(e, t.by) ? t.by : null,
		idle: () => ({ type: "pass" }),
		actions: {
			pass: {
				offer: () => ({}),
				take: () => D
			},
			react: Y(["OP30"], (e, t, n) => (t.detective !== null && A(e, "acquitted", {
				seat: n,
				investigator: t.detective
			}), t.detective = null, Dc()))
		}
	},
	convict(e, t) {
		if (t.detective === null) throw Error("nobody has found out");
		return A(e, "convicted", {
			seat: t.by,
			investigator: t.detective
		}), si(e, t.by, -1, "crime"), si(e, t.detective, 1, "investigation"), T();
	},
	takeEffect(e, t) {
		if (!Po(e, t.by, t.card, t)) return A(e, "fizzled", {
			seat: t.by,
			card: t.card
		}), T();
		let n = kc(t).carryOut?.(e, t);
		return Ra(e, t.by, t.card), n ?? D;
	},
	charge: {
		call: "payment",
		with(e, t) {
			let n = t.dues.shift();
			return n === void 0 ? null : Q(n);
		},
		then: () => E("charge")
	},
	insurance: {
		call: "loss",
		with: (e, t) => t.losses.shift() ?? null,
		then: () => E("insurance")
	},
	surplus: {
		call: "overflow",
		with(e) {
			let t = W(e);
			return t === null ? null : { holder: t };
		}
	}
});
function kc(e) {
	let t = Co(e.card);
	if (t === null) throw Error(`${ya(e.card)} is not played by itself`);
	return xo[t];
}
function Ac(e, t) {
	let n = xr(e), r = kc(t).harmed?.(e, t) ?? [];
	return b(e, n).filter((e) => e !== t.by && (e === n || r.includes(e)));
}
function jc(e, t, n, r) {
	let { above: i } = qr(e);
	F(e, n, r);
	let a = ue(e), o = a > i;
	return A(e, "investigated", {
		seat: n,
		criminal: t.by,
		cost: r,
		die: a,
		above: i,
		isSuccess: o
	}), t.investigators.shift(), o ? (t.detective = n, Ec()) : Dc();
}
// games/economicus/rules/events.ts
var Mc = {
	EV01(e, t, n) {
		for (let r of n) {
			let n = Math.min(zr.most, zr.each * yi(e.players[r]));
			n > 0 && t.dues.push({
				debtor: r,
				amount: n,
				creditor: null,
				because: "EV01"
			});
		}
	},
	EV02(e, t, n) {
		let r = Math.min(...n.map((t) => ai(e, t)));
		for (let t of n.filter((t) => ai(e, t) === r)) Fr(e, t, 6, "EV02");
	},
	EV03(e, t, n) {
		for (let r of n) {
			let n = L(Math.max(0, e.players[r].cash - 20));
			n > 0 && t.dues.push({
				debtor: r,
				amount: n,
				creditor: null,
				because: "EV03"
			});
		}
	},
	EV04(e, t) {
		t.industry = Ka(e, e.auditor, "EV04").industry;
	},
	EV05(e, t, n) {
		t.choosers = [...n];
	},
	EV06: (e) => Ic(e, 3, "EV06"),
	EV07: (e) => Ic(e, -3, "EV07"),
	EV08(e) {
		let t = Fc(e), n = t.map(({ price: e }) => e), r = Math.max(...n), i = Math.min(...n);
		if (t.length !== 0 && r !== i) for (let { industry: n, price: a } of t) a === r && V(e, n, L(a), "EV08"), a === i && V(e, n, 2 * a, "EV08");
	},
	EV21: (e) => eo(e, 2, "EV21"),
	EV22(e) {
		for (let t of Za(e)) Qa(e, t, 1, "EV22");
	},
	EV23: (e) => to(e, Ka(e, e.auditor, "EV23").industry, "EV23"),
	EV24(e, t, n) {
		for (let t of n) Oa(e, t, "EV24");
	},
	EV25(e, t, n) {
		let { industry: r } = Ka(e, e.auditor, "EV25"), i = Math.max(1, ...n.map((t) => e.players[t].companies[r]));
		t.industry = r, t.losers = n.filter((t) => e.players[t].companies[r] === i);
	}
}, Nc = (e) => e in Mc;
function Pc(e, t, n) {
	Nc(n) && Mc[n](e, t, b(e, e.auditor));
}
function Fc(e) {
	let t = [];
	for (let n of j) {
		let r = e.prices[n];
		r !== null && t.push({
			industry: n,
			price: r
		});
	}
	return t;
}
function Ic(e, t, n) {
	for (let { industry: r, price: i } of Fc(e)) V(e, r, i + t, n);
}
// games/economicus/rules/phases/event.ts
var Lc = () => ({
	dues: [],
	choosers: [],
	losers: [],
	taken: null,
	industry: null
}), Rc = w("event", {
	open(e, t) {
		Pc(e, t, Ia(e));
	},
	dividends: {
		call: "profit",
		with: (e, t) => e.event === "EV04" && t.industry !== null ? {
			industry: t.industry,
			queue: b(e, e.auditor),
			because: "EV04",
			due: null
		} : null
	},
	charge: {
		call: "payment",
		with(e, t) {
			let n = t.dues.shift();
			return n === void 0 ? null : Q(n);
		},
		then: () => E("charge")
	},
	choice: {
		rule: "EC-18.2",
		ask: (e, t) => t.choosers[0] ?? null,
		idle: () => ({ type: "takeMoney" }),
		actions: {
			takeMoney: {
				offer: () => ({}),
				take(e, t, n) {
					return Fr(e, n, 4, "EV05"), t.choosers.shift(), E("surplus");
				}
			},
			drawCard: {
				offer: () => ({}),
				take(e, t, n) {
					return Ta(e, n, "EV05"), t.choosers.shift(), E("surplus");
				}
			}
		}
	},
	surplus: {
		call: "overflow",
		with(e) {
			let t = W(e);
			return t === null ? null : { holder: t };
		}
	},
	nextLoser(e, t) {
		if (t.choosers.length > 0) return E("choice");
		let n = t.losers.shift();
		if (n === void 0 || t.industry === null) return T();
		let [r, i] = zc(e, n, t.industry);
		return r === void 0 ? E("nextLoser") : (t.taken = n, i === void 0 ? (Bc(e, t, n, r), E("settleLoan")) : D);
	},
	surrender: {
		rule: "EC-R.61",
		ask: (e, t) => t.taken,
		idle: () => ({
			type: "giveUp",
			condition: "mortgaged"
		}),
		actions: { giveUp: {
			offer: (e, t, n) => ({ condition: _(t.industry === null ? [] : zc(e, n, t.industry)) }),
			take(e, t, n, { condition: r }) {
				return Bc(e, t, n, r), D;
			}
		} }
	},
	settleLoan: {
		call: "payment",
		with(e, t) {
			let n = t.dues.shift();
			return n === void 0 ? null : Q(n);
		}
	},
	insurance: {
		call: "loss",
		with: (e, t) => t.taken === null || t.industry === null ? null : {
			loser: t.taken,
			industry: t.industry
		}
	},
	goOn(e, t) {
		return t.taken = null, E("nextLoser");
	}
}), zc = (e, t, n) => Dr.filter((r) => Ci(e.players[t], n, r) > 0);
function Bc(e, t, n, r) {
	if (t.industry === null) throw Error("no industry was rolled");
	let i = Hi(e, n, N(t.industry, r), z(e, t.industry), "EV25");
	i !== null && t.dues.push(i);
}
// games/economicus/rules/phases/interest.ts
var Vc = () => E("proceed"), Hc = w("interest", {
	fix(e) {
		let t = gr(e.seats, (t) => bi(e.players[t]) * Hr(e));
		for (let t of e.seats) e.players[t].fresh = U(() => 0, 0);
		e.yearEnd = {
			due: t,
			unpaid: gr(e.seats, (e) => t[e])
		}, t.some((e) => e > 0) && A(e, "interestDue", {
			due: t,
			rate: Hr(e)
		});
	},
	proceed(e, t) {
		let [n] = t.queue;
		return n === void 0 ? T() : !e.players[n].isOut && (e.yearEnd?.unpaid[n] ?? 0) > 0 ? D : (t.queue.shift(), E("proceed"));
	},
	paying: {
		rule: "EC-14.4",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "payInterest" }),
		actions: {
			payInterest: {
				offer: () => ({}),
				take: () => D
			},
			react: Y(["OP21"], (e, t, n) => {
				let r = e.yearEnd?.unpaid[n] ?? 0;
				return e.yearEnd !== null && (e.yearEnd.unpaid[n] = 0), A(e, "interestWaived", {
					seat: n,
					amount: r
				}), t.queue.shift(), Vc();
			}),
			...Z
		}
	},
	collect: {
		call: "payment",
		with(e, t) {
			let [n] = t.queue, r = n === void 0 ? 0 : e.yearEnd?.unpaid[n] ?? 0;
			return n === void 0 ? null : Q({
				debtor: n,
				amount: r,
				creditor: null,
				because: "interest"
			});
		},
		then(e, t, { isPaid: n }) {
			let r = t.queue.shift();
			return r !== void 0 && e.yearEnd !== null && (n && A(e, "interestPaid", {
				seat: r,
				amount: e.yearEnd.unpaid[r]
			}), e.yearEnd.unpaid[r] = 0), E("proceed");
		}
	}
}), Uc = () => E("goOn"), Wc = w("offers", {
	proceed(e, t) {
		t.cost = ti(e, B(e, t.industry)), t.queue = t.queue.filter((t) => !e.players[t].isOut);
		let n = t.queue.findIndex((n) => qc(e, t, n));
		return n < 0 ? T() : (t.queue = [...t.queue.slice(n), ...t.queue.slice(0, n)], D);
	},
	offering: {
		rule: "EC-12.1",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			offerTakeover: {
				offer(e, t, n) {
					let { cost: r } = t;
					return I(e, n, r) ? _r(e.seats, n).map((r) => {
						let i = _([r], (r) => Kc(e, t, n, r)), a = Dr.filter((n) => Ci(e.players[r], t.industry, n) > 0);
						return {
							owner: i,
							condition: _(i.one.length > 0 ? a : Dr)
						};
					}) : k("EC-12.5", "cannotPay", {
						cost: r,
						cash: e.players[n].cash
					});
				},
				take(e, t, n, { owner: r, condition: i }) {
					t.pending = {
						by: n,
						owner: r,
						condition: i
					}, t.queue = [...t.queue.slice(1), n];
					let { industry: a, cost: o } = t;
					return A(e, "takeoverOffered", {
						...t.pending,
						industry: a,
						price: o,
						keeping: B(e, a)
					}), E("consider");
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return t.queue.shift(), A(e, "passed", {
						seat: n,
						during: "offers",
						isForced: !1
					}), E("proceed");
				}
			},
			...Z
		}
	},
	consider(e, t) {
		let n = Gc(t), r = N(t.industry, n.condition);
		return Gi(e, n.owner, B(e, t.industry), r) || C(e, n.owner) ? D : (Jc(e, t, n), E("shortfall"));
	},
	answer: {
		rule: "EC-12.2",
		ask: (e, t) => t.pending?.owner ?? null,
		idle: () => ({ type: "acceptTakeover" }),
		actions: {
			acceptTakeover: {
				offer: () => ({}),
				take(e, t) {
					return Jc(e, t, Gc(t)), E("shortfall");
				}
			},
			keepCompany: {
				offer(e, t, n) {
					let r = B(e, t.industry);
					return I(e, n, r) ? {} : k("EC-12.7", "cannotPay", {
						cost: r,
						cash: e.players[n].cash
					});
				},
				take(e, t, n) {
					let r = B(e, t.industry);
					return F(e, n, r), A(e, "takeoverRefused", {
						...Gc(t),
						industry: t.industry,
						paid: r
					}), V(e, t.industry, 2 * r, "kept"), Uc();
				}
			},
			react: Y(["OP28"], (e, t, n) => (e.turn.sheltered[n] += 1, A(e, "shielded", {
				seat: n,
				industry: t.industry,
				against: "offer"
			}), Uc())),
			...Z
		}
	},
	shortfall: {
		call: "payment",
		with: (e, t) => t.due === null ? null : Q(t.due)
	},
	goOn(e, t) {
		return t.pending = null, t.due = null, E("proceed");
	}
});
function Gc(e) {
	if (e.pending === null) throw Error("no offer was made");
	return e.pending;
}
function Kc(e, t, n, r) {
	return r === n ? k("EC-12.1", "itself", {}) : e.players[r].isOut ? k("EC-R.22", "isOut", { seat: r }) : e.players[r].companies[t.industry] === 0 ? k("EC-12.1", "noCompany", { industry: t.industry }) : Ha(e, r) ? null : k("EC-12.6", "isProtected", { seat: r });
}
var qc = (e, t, n) => wi(e.players[n]) && Gi(e, n, t.cost) && x(e, n).some((t) => Ha(e, t));
function Jc(e, t, { by: n, owner: r, condition: i }) {
	let { industry: a, cost: o } = t;
	Ir(e, n, r, o);
	let s = i === "mortgaged" && e.options.loanOnForcedSale === "settled", c = s ? Li(e, r, a) : 0;
	if (e.turn.sheltered[n] += 1, A(e, "takeoverAccepted", {
		by: n,
		owner: r,
		condition: i,
		industry: a,
		price: o,
		settled: c
	}), !s) return Pi(e, r, n, a, i);
	t.due = {
		debtor: r,
		amount: c,
		creditor: null,
		because: "loan"
	}, Mi(e, r, a, i), Ai(e, n, a, "clean");
}
// games/economicus/rules/phases/opening.ts
var Yc = w("opening", {
	rollForFirst(e) {
		let t = [...e.seats];
		for (; t.length > 1;) {
			let n = t.map((t) => ({
				seat: t,
				blue: ue(e),
				white: ue(e)
			})), r = Math.max(...n.map(({ blue: e, white: t }) => e + t));
			t = n.filter(({ blue: e, white: t }) => e + t === r).map(({ seat: e }) => e), A(e, "firstPlayerRolled", {
				rolls: n,
				first: t.length === 1 ? t[0] ?? null : null
			});
		}
		e.auditor = t[0] ?? 0, e.active = e.auditor;
	},
	deal(e) {
		if (!S(e)) return Cr("year", {
			next: 0,
			queue: []
		});
		let t = e.optionDeck.secret.filter(xa), n = e.optionDeck.secret.filter((e) => !xa(e));
		for (let r of b(e, e.auditor)) {
			let i = e.players[r];
			i.quotas = t.splice(0, 1), A(e, "quotaTaken", {
				seat: r,
				because: "start"
			});
			for (let t of n.splice(0, 2)) Ee(i.hand, t, m(r)), A(e, "cardDrawn", {
				seat: r,
				card: h(r, t),
				because: "start"
			});
		}
		return Ne(e, e.optionDeck, [...t, ...n]), D;
	},
	firstCompanies: {
		call: "placement",
		with: (e) => ({
			queue: _r(e.seats, e.auditor),
			isReturn: !1
		})
	},
	secondCompanies: {
		call: "placement",
		with(e) {
			let t = _r(e.seats, e.auditor);
			return {
				queue: e.options.placementOrder === "snake" ? t.reverse() : t,
				isReturn: !1
			};
		}
	},
	begin: () => Cr("year", {
		next: 0,
		queue: []
	})
}), Xc = w("placement", {
	proceed(e, t) {
		let [n] = t.queue;
		return n === void 0 ? T() : Er.some((r) => j.some((i) => Zc(e, t, n, i, r) === null)) ? D : (t.queue.shift(), E("proceed"));
	},
	choice: {
		rule: "EC-2.9",
		ask: (e, t) => t.queue[0] ?? null,
		idle: (e, t, n) => $c(e, t, n),
		actions: { place: {
			offer: (e, t, n) => Er.map((r) => ({
				industry: _(j, (i) => Zc(e, t, n, i, r)),
				kind: _([r])
			})),
			take(e, t, n, { industry: r, kind: i }) {
				return i === "state" && ka(e, n), H(e, r, i, -1), A(e, "placed", {
					seat: n,
					industry: r,
					kind: i
				}), Ai(e, n, r, "clean"), t.queue.shift(), E("proceed");
			}
		} }
	}
});
function Zc(e, t, n, r, i) {
	return Oi(e, r, i) === 0 ? k("EC-2.9", "noFreeCompany", {
		industry: r,
		kind: i
	}) : !M[r].isWhite && !(t.isReturn && Qc(e, n)) ? k("EC-2.9", "notWhite", { industry: r }) : i === "state" && e.players[n].quotas.length === 0 ? k("EC-2.9", "noQuota", {}) : null;
}
var Qc = (e, t) => j.every((n) => {
	let r = e.freePrivate[n] + (e.players[t].quotas.length > 0 ? e.freeState[n] : 0);
	return !M[n].isWhite || r === 0;
});
function $c(e, t, n) {
	for (let r of Er) {
		let i = j.filter((i) => Zc(e, t, n, i, r) === null), [a] = i.filter((t) => e.seats.every((n) => e.players[n].companies[t] === 0)).sort((e, t) => el(t) - el(e) || e - t), o = a ?? i[0];
		if (o !== void 0) return {
			type: "place",
			industry: o,
			kind: r
		};
	}
	throw Error("there is nothing to take");
}
var el = (e) => M[e].ways * M[e].profit, tl = w("profit", {
	collect(e, t) {
		let n = t.queue.shift();
		if (n === void 0) return T();
		if (e.players[n].isOut || e.players[n].companies[t.industry] === 0) return E("collect");
		let r = na(e, n, t.industry, t.because === "turn" && e.turn.exporters.includes(n)), i = ra(r);
		return A(e, "profited", {
			seat: n,
			industry: t.industry,
			amount: i,
			links: r
		}), i >= 0 ? (Pr(e, n, i), E("collect")) : (t.due = {
			debtor: n,
			amount: -i,
			creditor: null,
			because: "loss"
		}, D);
	},
	lose: {
		call: "payment",
		with: (e, t) => t.due === null ? null : Q(t.due),
		then: () => E("collect")
	}
}), nl = () => E("afford"), rl = (e) => ({
	...e,
	take(...t) {
		let n = e.take(...t);
		return n.to === "stay" ? E("afford") : n;
	}
}), il = w("project", {
	afford(e, t) {
		let n = e.players[t.owner];
		if (n.isOut || n.projects[t.industry] === 0) return T();
		let r = Gr(e), i = r === 0;
		return I(e, t.owner, r) ? i || e.options.projectUpkeep === "mandatory" ? E("develop") : D : ws(e, t.owner) !== null || sl(e, t).length > 0 ? D : (al(e, t), T());
	},
	upkeep: {
		rule: "EC-8.5",
		ask: (e, t) => t.owner,
		idle: (e, t) => I(e, t.owner, Gr(e)) ? { type: "payUpkeep" } : { type: "letBurn" },
		after: {
			halfSale: nl,
			projectSale(e, t, { isSold: n }) {
				let r = t.asked.at(-1);
				return !n || r === void 0 ? E("afford") : (t.owner = r, E("develop"));
			}
		},
		actions: {
			payUpkeep: {
				offer(e, t, n) {
					let r = Gr(e);
					return I(e, t.owner, r) ? {} : k("EC-8.5", "cannotPay", {
						cost: r,
						cash: e.players[n].cash
					});
				},
				take: () => E("develop")
			},
			letBurn: {
				offer: () => ({}),
				take(e, t) {
					return al(e, t), T();
				}
			},
			offerProject: {
				offer(e, t, n) {
					return e.options.deals === "off" ? k("EC-T.11", "dealsOff", {}) : x(e, n).map((n) => ({
						to: _([n], (n) => ol(e, t, n)),
						price: Ot(0, Math.max(0, e.players[n].cash - Gr(e)))
					}));
				},
				take(e, t, n, { to: r, price: i }) {
					return t.asked.push(r), Sr("projectSale", {
						from: n,
						to: r,
						industry: t.industry,
						price: i
					});
				}
			},
			...Z,
			takeLoan: rl(Z.takeLoan),
			sellAtHalf: rl(Z.sellAtHalf)
		}
	},
	develop(e, t) {
		let n = Gr(e);
		return F(e, t.owner, n), n > 0 && A(e, "upkeepPaid", {
			seat: t.owner,
			industry: t.industry,
			amount: n
		}), _o(e, t.owner, t.industry, 0), T();
	}
});
function al(e, t) {
	--e.players[t.owner].projects[t.industry], A(e, "projectBurnt", {
		seat: t.owner,
		industry: t.industry,
		because: "choice"
	});
}
function ol(e, t, n) {
	let { cash: r } = e.players[n];
	return t.asked.includes(n) ? k("EC-R.12", "alreadyAsked", { seat: n }) : r < Gr(e) ? k("EC-R.12", "buyerCannotPay", {
		seat: n,
		needs: Gr(e),
		cash: r
	}) : Ti(e.players[n]) === 0 ? k("EC-8.6", "noProjectTokens", { limit: 3 }) : null;
}
var sl = (e, t) => e.options.deals === "off" ? [] : x(e, t.owner).filter((n) => ol(e, t, n) === null), cl = w("projectSale", {
	propose(e, t) {
		A(e, "projectOffered", {
			from: t.from,
			to: t.to,
			industry: t.industry,
			price: t.price
		});
	},
	answer: {
		rule: "EC-R.12",
		ask: (e, t) => t.to,
		idle: () => ({ type: "pass" }),
		actions: {
			buyProject: {
				offer: () => ({}),
				take(e, t) {
					return Ir(e, t.to, t.from, t.price), --e.players[t.from].projects[t.industry], e.players[t.to].projects[t.industry] += 1, A(e, "projectSold", {
						from: t.from,
						to: t.to,
						industry: t.industry,
						price: t.price
					}), T({ isSold: !0 });
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t) {
					return A(e, "projectDeclined", {
						from: t.from,
						to: t.to,
						industry: t.industry
					}), T({ isSold: !1 });
				}
			}
		}
	}
}), ll = w("purchase", {
	payPrice: {
		call: "payment",
		with: (e, t) => Q({
			debtor: t.buyer,
			amount: t.price,
			creditor: null,
			because: t.by
		}),
		then: (e, t, { isPaid: n }) => n ? D : T()
	},
	transfer(e, t) {
		return Ki(e, t.kind) && ka(e, t.buyer), H(e, t.industry, t.kind, -1), e.turn.isBought = !0, A(e, "boughtDirectly", {
			seat: t.buyer,
			industry: t.industry,
			kind: t.kind,
			price: t.price,
			by: t.by
		}), Ai(e, t.buyer, t.industry, "clean"), T();
	}
}), ul = w("halfSale", {
	appraise(e, t) {
		z(e, P(t.company).industry), t.proceeds = Bi(e, t.owner, t.company);
	},
	confirmation: {
		rule: "EC-14.8",
		ask: (e, t) => t.owner,
		idle: (e, t) => dl(e, t) === null && t.mustGain ? { type: "confirmSale" } : { type: "cancelSale" },
		actions: {
			confirmSale: {
				offer: (e, t) => dl(e, t) ?? {},
				take(e, t) {
					return Vi(e, t.owner, t.company, $r(e, P(t.company).industry), "half"), T();
				}
			},
			cancelSale: {
				offer: () => ({}),
				take: () => T()
			}
		}
	}
}), dl = (e, t) => Cs(e, t.owner, t.proceeds, t.mustGain), fl = w("handOver", {
	choice: {
		rule: "EC-R.27",
		ask: (e, t) => t.to,
		idle: (e, t) => ({
			type: "giveCards",
			cards: e.players[t.to].hand.secret.slice(0, t.terms.secret.get.cards)
		}),
		actions: { giveCards: {
			offer(e, t, n) {
				let { cards: r } = t.terms.secret.get;
				return { cards: kt(e.players[n].hand.secret, r, r) };
			},
			take(e, t, n, { cards: r }) {
				let { from: i, to: a, terms: o } = t;
				return ts(e, i, a, o.secret, r), A(e, "dealAccepted", {
					from: i,
					to: a,
					terms: o
				}), ns(e, i, a, o.secret), D;
			}
		} }
	},
	surplus: {
		call: "overflow",
		with: (e) => {
			let t = W(e);
			return t === null ? null : { holder: t };
		}
	}
}), pl = () => E("proceed"), ml = w("startUps", {
	proceed(e, t) {
		let [n] = t.queue;
		return n === void 0 ? T() : hl(e, t, n) ? D : (t.queue.shift(), E("proceed"));
	},
	creation: {
		rule: "EC-11.15",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			createProjects: {
				offer(e, t, n) {
					let r = Ti(e.players[n]), { cash: i } = e.players[n], a = Math.floor(i / t.cost), o = a < r ? k("EC-11.16", "cannotPay", {
						cost: t.cost * (a + 1),
						cash: i
					}) : k("EC-11.18", "noProjectTokens", { limit: 3 });
					return { count: Ot(1, Math.min(r, a), { above: o }) };
				},
				take(e, t, n, { count: r }) {
					return gl(e, t, n, r, t.cost * r, "turn"), t.queue.shift(), E("proceed");
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return t.queue.shift(), A(e, "passed", {
						seat: n,
						during: "startUps",
						isForced: !1
					}), E("proceed");
				}
			},
			react: Y(["OP17"], (e, t, n) => (gl(e, t, n, 1, 0, "OP17"), pl()), (e, t, n) => Ti(e.players[n]) === 0 ? k("EC-11.18", "noProjectTokens", { limit: 3 }) : null),
			...Z
		}
	}
}), hl = (e, t, n) => !e.players[n].isOut && Ti(e.players[n]) > 0 && (C(e, n) || Gi(e, n, t.cost));
function gl(e, t, n, r, i, a) {
	F(e, n, i), e.players[n].projects[t.industry] += r, e.turn.created += r, A(e, "projectsCreated", {
		seat: n,
		industry: t.industry,
		count: r,
		cost: i,
		because: a
	});
}
// games/economicus/rules/setup.ts
function _l(e, t) {
	let n = e.options.rules === "full", r = bl(e.seats, t);
	return {
		layout: e.options.layout === "random" ? de(e, [...j]) : [...j],
		bank: -20 * e.seats.length,
		players: gr(e.seats, (t) => vl(e, t, r[t] ?? "red")),
		prices: U(() => null, null),
		pastPrices: U(() => [], []),
		freePrivate: U((e) => M[e].private, 0),
		freeState: U((e) => M[e].state, 0),
		extra: U(() => 0, 0),
		crises: U(() => 0, 0),
		forecast: null,
		year: 0,
		auditor: 0,
		active: 0,
		turn: yl(e.seats, 0, 0, 0),
		event: null,
		record: null,
		innovator: null,
		yearEnd: null,
		optionDeck: ye("options", n ? de(e, [..._a]) : []),
		optionDiscards: [],
		crisisDeck: ye("crises", n ? de(e, [...fa]) : []),
		crisisDiscards: [],
		eventDeck: ye("events", n ? de(e, [...Rr]) : []),
		eventDiscards: [],
		deals: fr(e.seats),
		isTimeUp: !1,
		ending: null
	};
}
function vl(e, t, n) {
	return {
		colour: n,
		cash: 20,
		companies: U(() => 0, 0),
		mortgaged: U(() => 0, 0),
		fresh: U(() => 0, 0),
		projects: U(() => 0, 0),
		quotas: [],
		hand: be("options", t, []),
		trophies: [],
		bonus: 0,
		isOut: !1,
		stopsAt: h(t, [...yr[e.options.rules]]),
		isHolding: h(t, !1)
	};
}
var yl = (e, t, n, r) => ({
	number: t,
	ofYear: n,
	seat: r,
	part: t === 0 ? "opening" : "T0",
	dice: null,
	industry: null,
	sellers: [],
	rerollers: [],
	exporters: [],
	isAuctionOff: !1,
	hadLot: !1,
	isBought: !1,
	privatised: [],
	created: 0,
	sheltered: gr(e, () => 0)
});
function bl(e, t) {
	let n = dr.filter((e) => !t.includes(e));
	return e.map((e) => dr.find((n) => n === t[e]) ?? n.shift() ?? "red");
}
// games/economicus/rules/phases/year.ts
var xl = w("year", {
	begin(e, t) {
		if (e.year += 1, e.turn.part = "Y5", e.event = null, e.record = null, e.innovator = null, e.yearEnd = null, t.next = 0, e.active = b(e, e.auditor)[0] ?? e.auditor, A(e, "yearBegan", {
			year: e.year,
			auditor: e.auditor
		}), S(e) && (e.year > 1 || e.options.year1Opening === "all")) for (let t of b(e, e.auditor)) Ta(e, t, "year");
	},
	surplus: {
		call: "overflow",
		with(e) {
			let t = W(e);
			return t === null ? null : { holder: t };
		},
		then: (e) => W(e) === null ? D : E("surplus")
	},
	event: {
		call: "event",
		with: (e) => Sl(e) ? Lc() : null
	},
	crisis: {
		call: "crisis",
		with: (e) => Sl(e) ? zs() : null
	},
	nextTurn(e, t) {
		for (; t.next <= e.seats.length && !br(e);) {
			let n = (e.auditor + t.next) % e.seats.length;
			if (t.next += 1, e.players[n].isOut) A(e, "turnSkipped", { seat: n });
			else return e.turn = yl(e.seats, e.turn.number + 1, t.next, n), e.active = n, D;
		}
		return E("yearEnd");
	},
	takeTurn: {
		call: "turn",
		with: () => ({
			projects: [],
			auctions: 0
		}),
		then: () => E("nextTurn")
	},
	yearEnd(e) {
		e.turn.part = "Y0";
	},
	beforeInterest: {
		call: "window",
		with: (e) => $(e, "FW9")
	},
	interest: {
		call: "interest",
		with(e) {
			return e.turn.part = "Y1", { queue: b(e, e.auditor) };
		}
	},
	afterInterest: {
		call: "window",
		with: (e) => $(e, "FW10")
	},
	award(e) {
		e.turn.part = "Y2", wl(e), e.event !== null && A(e, "eventEnded", { card: e.event }), e.event = null, A(e, "yearEnded", { year: e.year }), e.options.holdToYearEnd === "on" && pi(e), e.outcome === null && ic(e), e.outcome === null && e.year >= Number(e.options.guardYears) && mi(e, "guard", e.seats);
	},
	passAuditor(e) {
		let t = e.auditor;
		e.auditor = (t + 1) % e.seats.length, A(e, "auditorPassed", {
			from: t,
			to: e.auditor
		});
	},
	reEnter(e, t) {
		t.queue = [...e.seats.slice(e.auditor), ...e.seats.slice(0, e.auditor)].filter((t) => e.players[t].isOut), e.yearEnd = null;
		for (let n of t.queue) if (e.players[n].isOut = !1, Pr(e, n, 20), A(e, "reEntered", {
			seat: n,
			cash: 20
		}), S(e)) {
			Oa(e, n, "return");
			for (let t = 0; t < 2; t++) Ea(e, n);
		}
	},
	returnFirst: {
		call: "placement",
		with: (e, t) => Cl(e) ? {
			queue: [...t.queue],
			isReturn: !0
		} : null
	},
	returnSecond: {
		call: "placement",
		with: (e, t) => Cl(e) ? {
			queue: [...t.queue],
			isReturn: !0
		} : null
	},
	again: () => E("begin")
}), Sl = (e) => S(e) && (e.year > 1 || e.options.year1Opening !== "none"), Cl = (e) => S(e) && e.options.reEntryCompanies === "two";
function wl(e) {
	!R(e, "EV33") || e.record === null || e.record.price < 10 || e.players[e.record.seat].isOut || si(e, e.record.seat, 1, "EV33");
}
// games/economicus/rules/secrets.ts
var Tl = () => ({
	companies: [],
	projects: [],
	quotas: 0
}), El = (e, t, n, r, i) => ({
	give: {
		money: i(e.players[t].cash + 1),
		...Tl(),
		cards: []
	},
	get: {
		money: i(e.players[n].cash + 1),
		...Tl(),
		cards: r
	}
}), Dl = {
	"players.*.stopsAt": (e, t, n) => n(2) === 0 ? [...yr[e.options.rules]] : vr.filter(() => n(2) === 0),
	"players.*.isHolding": (e, t, n) => n(4) === 0,
	"deals.open.*.terms": (e, [t = 0], n) => {
		let r = e.deals.open[t];
		if (r === void 0) throw Error("there is no such deal");
		return El(e, r.from, r.to, 0, n);
	},
	"stack.handOver.terms": (e, t, n) => {
		let r = e.stack.find((e) => e.phase === "handOver");
		if (r?.phase !== "handOver") throw Error("nothing is handed over");
		return El(e, r.from, r.to, 1, n);
	}
};
function Ol(e, t, n) {
	let { optionDeck: r } = e, i = r.secret.flatMap((e, n) => xa(e) || ((r.seen[n] ?? 0) & t) !== 0 ? [] : [n]);
	for (let t of e.seats) {
		let { secret: a } = e.players[t].hand;
		for (let [e, t] of a.entries()) {
			if (!xa(t)) continue;
			let [o] = i.splice(n(i.length), 1), s = o === void 0 ? void 0 : r.secret[o];
			if (o === void 0 || s === void 0) return;
			a[e] = s, r.secret[o] = t;
		}
	}
}
var kl = {
	stopAt: (e, t, { windows: n }) => ({ windows: h(t, n) }),
	...mr((e) => e.deals),
	orderCrises: (e, t, { order: n }) => ({ order: h(t, n) }),
	giveCards: (e, t, { cards: n }) => {
		let r = e.stack.at(-1);
		return { cards: ve(t, r?.phase === "handOver" ? r.from : t, n) };
	},
	takeCard: (e, t, { card: n }) => {
		let r = e.stack.at(-1);
		return { card: ve(t, r?.phase === "espionage" ? r.victim : t, n) };
	}
}, Al = /* @__PURE__ */ t({ economicus: () => jl }), jl = wr({
	id: "economicus",
	version: 1,
	speaks: 1,
	seats: {
		min: 2,
		max: 8
	},
	picks: dr,
	options: {
		rules: ["quick", "full"],
		layout: ["inOrder", "random"],
		extraStars: [
			"0",
			"1",
			"2",
			"3",
			"4",
			"5",
			"6"
		],
		holdToYearEnd: ["off", "on"],
		limit: [
			"none",
			"turns8",
			"turns12",
			"turns16",
			"turns20",
			"turns30",
			"turns40",
			"turns60",
			"turns100",
			"turns200",
			"minutes10",
			"minutes20",
			"minutes30",
			"minutes45",
			"minutes60",
			"minutes90",
			"minutes120",
			"minutes240"
		],
		stopAtTarget: ["off", "on"],
		limitEnd: ["endOfTurn", "endOfYear"],
		year1Opening: [
			"eventAndCrisis",
			"none",
			"all"
		],
		bidCap: ["solvency", "free"],
		placementOrder: ["repeat", "snake"],
		projectUpkeep: ["mandatory", "optional"],
		priceFallWithoutLot: ["on", "off"],
		deals: [
			"on",
			"moneyOnly",
			"off"
		],
		proposalsPerTurn: [
			"3",
			"1",
			"5",
			"8"
		],
		windowSeconds: [
			"15",
			"5",
			"30",
			"60",
			"none"
		],
		reEntryCompanies: ["two", "none"],
		loanOnForcedSale: ["follows", "settled"],
		guardYears: [
			"30",
			"3",
			"10",
			"20"
		]
	},
	presets: {
		firstGame: {},
		full: {
			rules: "full",
			layout: "random"
		},
		experiencedTwo: {
			rules: "full",
			layout: "random",
			extraStars: "2",
			holdToYearEnd: "on"
		},
		advanced: {
			rules: "full",
			layout: "random",
			extraStars: "1",
			holdToYearEnd: "on"
		},
		limited: {
			rules: "full",
			layout: "random",
			limit: "turns20"
		}
	},
	setup: _l,
	opening: () => Sr("opening", {}),
	phases: {
		opening: Yc,
		placement: Xc,
		year: xl,
		turn: nc,
		window: ec,
		profit: tl,
		project: il,
		projectSale: cl,
		halfSale: ul,
		handOver: fl,
		payment: Ps,
		crisis: Bs,
		auction: xc,
		startUps: ml,
		offers: Wc,
		interest: Hc,
		event: Rc,
		card: Oc,
		purchase: ll,
		loss: pc,
		overflow: mc,
		briefing: gc,
		insider: vc,
		espionage: yc
	},
	anytime: Tr,
	governs: {
		place: "EC-2.9",
		roll: "EC-6.1",
		ready: "EC-5.3",
		stopAt: "EC-5.5",
		hold: "EC-5.5",
		callTime: "EC-19.4",
		takeLoan: "EC-14.1",
		repayLoan: "EC-14.6",
		sellAtHalf: "EC-14.8",
		confirmSale: "EC-14.8",
		cancelSale: "EC-14.8",
		exchangeCards: "EC-16.6",
		declareBankruptcy: "EC-15.3",
		playCard: "EC-16.2",
		react: "EC-5.8",
		discard: "EC-16.5",
		sell: "EC-9.1",
		payUpkeep: "EC-8.1",
		letBurn: "EC-8.5",
		offerProject: "EC-8.5",
		buyProject: "EC-8.5",
		announceLot: "EC-11.2",
		bid: "EC-11.4",
		pass: "EC-11.6",
		pay: "EC-11.13",
		createProjects: "EC-11.15",
		offerTakeover: "EC-12.1",
		acceptTakeover: "EC-12.2",
		keepCompany: "EC-12.2",
		investigate: "EC-17.4",
		payInterest: "EC-14.4",
		takeMoney: "EC-18.2",
		drawCard: "EC-18.2",
		giveUp: "EC-R.61",
		orderCrises: "EC-16.3",
		sellInside: "EC-16.3",
		takeCard: "EC-16.3",
		giveCards: "EC-R.27",
		proposeDeal: "EC-14.11",
		acceptDeal: "EC-14.11",
		declineDeal: "EC-14.11",
		counterDeal: "EC-14.11",
		withdrawDeal: "EC-14.11"
	},
	facts: oc,
	ownFacts: sc,
	invariants: dc,
	secrets: Dl,
	openByEffect: ["players.*.stopsAt", "players.*.isHolding"],
	arrange: Ol,
	conceals: kl
}), Ml = cr(Object.values(Al).find((e) => e?.id === "economicus"));
export { Ml as default };
